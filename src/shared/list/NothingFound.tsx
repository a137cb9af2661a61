import type { MouseEvent, ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'

type NothingFoundProps = {
  typed: string
  type: (text: string) => void
  search?: (text: string) => void
  isPending?: boolean
}

/** Message of an empty table, with a button to clear the search. */
export function NothingFound({ typed, type, search, isPending }: NothingFoundProps): ReactElement {
  const { t } = useTranslation('list')
  if (isPending) return <span>{t('pressEnter')}</span>
  function showAll({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    currentTarget.closest('.list')?.querySelector<HTMLElement>('.search-box input')?.focus()
    ;(search ?? type)('')
  }
  return (
    <>
      <span>{t('noResults')}</span>
      {typed !== '' && (
        <Button tone="secondary" onClick={showAll}>
          {t('showAll')}
        </Button>
      )}
    </>
  )
}
