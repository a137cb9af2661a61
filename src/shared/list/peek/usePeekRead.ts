import { useTranslation } from '#shared/texts/useTranslation.ts'

type Answer<Data> = { currentData?: Data | undefined; error?: unknown; isFetching: boolean }

type PeekRead<Data> = {
  /** Answer about this row; undefined before. */
  data: Data | undefined
  /** Prop for `Peek`. */
  read: { error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** A value, or the loading text. */
  later: <Value>(value: Value | null | undefined) => Value | string | null
}

/** Details of a row by a call; ignores a late answer about another row. */
export function usePeekRead<Data>(
  { currentData, error, isFetching }: Answer<Data>,
  refetch: () => unknown,
): PeekRead<Data> {
  const { t } = useTranslation('common')
  const isAwaited = currentData === undefined && !error
  return {
    data: currentData,
    read: { error: currentData === undefined ? error : undefined, isFetching, refetch },
    later: (value) => value ?? (isAwaited ? t('loading') : null),
  }
}
