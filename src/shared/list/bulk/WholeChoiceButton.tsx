import type { MouseEvent, ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { numeral } from '#shared/format/numeral.ts'
import type { WholeChoiceState } from './useWholeChoice.ts'

/** One button to select all rows and back, so that the focus stays on it. */
export function WholeChoiceButton({ allFound }: { allFound: WholeChoiceState }): ReactElement | null {
  const { choice, total, chooseAll, choosePage } = allFound
  const { t } = useTranslation('list')
  if (choice === null) return null

  function press({ detail }: MouseEvent): void {
    // The second click of a double click was meant for the former label.
    if (detail > 1) return
    if (choice === 'made') choosePage()
    else chooseAll()
  }
  return (
    <Button tone="quiet" busy={choice === 'running'} onClick={press}>
      {choice === 'made' ? t('selectOnlyPage') : t('selectAll', { total: numeral(total) })}
    </Button>
  )
}
