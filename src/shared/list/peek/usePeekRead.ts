import { useTranslation } from '#shared/texts/useTranslation.ts'

type Answer<Data> = { currentData?: Data | undefined; error?: unknown; isFetching: boolean }

export type PeekRead<Data> = {
  /** What the call said of this very row; undefined as long as it said nothing. */
  data: Data | undefined
  /** For `Peek`. */
  read: { error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** A value of it: what it is, or that it is on its way. */
  later: <Value>(value: Value | null | undefined) => Value | string | null
}

/** What a call tells of a row beyond what the list knows. A late answer about another row is not this one's. */
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
