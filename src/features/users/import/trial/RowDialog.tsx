import { useId, type ReactElement, type ReactNode } from 'react'
import type { Company } from '#contracts/companies.ts'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import { ChangeList } from '#shared/cards/ReviewChanges.tsx'
import '#shared/cards/cardTexts.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { useDocumentTypes, useKnownChoices } from '../usersParts.ts'
import type { ImportRow } from '../importRow.ts'
import '../importRunTexts.ts'
import { differencesOf, nameOfRow, wrongText } from './rowWords.ts'
import type { Verdict } from './verdict.ts'

type RowDialogProps = {
  row: ImportRow
  verdict: Verdict
  companies: readonly Company[]
  /** In place of what it would do. */
  lead?: string
  onClose: () => void
  /** What became of it. */
  children?: ReactNode
}

/** What a row does, field by field, or why it does nothing. */
export function RowDialog({
  row,
  verdict,
  companies,
  lead,
  onClose,
  children,
}: RowDialogProps): ReactElement {
  const { t } = useTranslation(['importRun', 'userCard', 'common'])
  const id = useId()
  // So that types are named; failing that, they are shown as their numbers.
  useDocumentTypes(row.values.fields.country ?? '')
  const choices = useKnownChoices()()
  const differences = verdict.kind === 'wrong' ? [] : differencesOf(row, verdict, { choices, companies, t })
  return (
    <CardDialog
      title={nameOfRow(row, t)}
      lead={lead ?? t(`importRun:lead.${verdict.kind}`)}
      onDismiss={onClose}
      actions={
        <Button autoFocus tone="secondary" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      {children}
      {verdict.kind === 'wrong' && (
        <ul className="bullets stack gap-2 breaks" id={id}>
          {verdict.reasons.map((reason, at) => (
            <li key={at}>{wrongText(reason, t)}</li>
          ))}
        </ul>
      )}
      {differences.length > 0 && <ChangeList changes={differences} label={t('importRun:differences')} />}
    </CardDialog>
  )
}
