import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { MultiSelectField } from '#shared/ui/MultiSelectField.tsx'
import type { FieldOptions } from './options.ts'

type OptionsFieldProps = {
  id: string
  label: string
  options: FieldOptions
  values: readonly string[]
  error: string | undefined
  onChange: (values: string[]) => void
}

/** Multi select of options from a service, with a retry after a failure. */
export function OptionsField({ options, ...field }: OptionsFieldProps): ReactElement {
  const { t } = useTranslation(['cards', 'common'])
  const { list, state, retry } = options
  const shown = useMemo(
    () => list.map(({ value, label }) => ({ value, label: serverText(label) ?? value })),
    [list],
  )
  return (
    <MultiSelectField
      {...field}
      isRequired
      options={shown}
      hint={
        state === 'failed' && (
          <>
            <span>{t('cards:optionsFailed')}</span>{' '}
            <LinkButton onClick={retry}>{t('common:retry')}</LinkButton>
          </>
        )
      }
      isLoading={state === 'loading'}
    />
  )
}
