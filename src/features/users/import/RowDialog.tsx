import type { ReactElement } from 'react'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import '#shared/cards/cardTexts.ts'
import { ChangeList } from '#shared/cards/SaveQuestions.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { usersApi } from '../api.ts'
import { useDocumentTypes, useKnownChoices } from '../card/useChoices.ts'
import { resultOf, type TriedRow } from './importRow.ts'
import './runTexts.ts'
import { problemLine } from './problemText.ts'
import { differencesOf, nameOfRow, resultWords } from './rowWords.ts'

type RowDialogProps = {
  row: TriedRow
  /** Shows the result of the row, not only its plan. */
  isResult?: boolean
  onClose: () => void
}

/** What a row does, field by field, or why it does nothing; after the run its code and its reference too. */
export function RowDialog({ row, isResult = false, onClose }: RowDialogProps): ReactElement {
  const { t } = useTranslation(['importRun', 'userImport', 'userCard', 'common'])
  // So that types and companies are named; failing that, they are shown as their numbers.
  useDocumentTypes(row.values.fields.country ?? '')
  const { data: companies = [] } = usersApi.useListCompaniesQuery({ userid: '0' })
  const choices = useKnownChoices()()
  const { verdict, outcome } = row
  const differences = differencesOf(row, { choices, companies, t })
  const { code, reason, reference } = isResult ? resultWords(row) : {}
  const error = outcome?.kind === 'failed' ? outcome.problem.error : undefined
  return (
    <CardDialog
      title={nameOfRow(row, t)}
      lead={isResult ? t(`importRun:results.${resultOf(row)}`) : t(`importRun:lead.${verdict.kind}`)}
      onDismiss={onClose}
      actions={
        <Button autoFocus tone="secondary" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      {verdict.kind !== 'wrong' && reason && (
        <p>
          <bdi>{reason}</bdi>
        </p>
      )}
      {code && <p>{t('importRun:codeText', { code })}</p>}
      {error ? (
        <FailureReference error={error} />
      ) : (
        reference && <p translate="no">{t('common:reference', { reference })}</p>
      )}
      {verdict.kind === 'wrong' && (
        <ul className="bullets stack gap-2 breaks">
          {verdict.problems.map((problem, at) => (
            <li key={at}>{problemLine(problem, t)}</li>
          ))}
        </ul>
      )}
      {differences.length > 0 && <ChangeList changes={differences} label={t('importRun:differences')} />}
    </CardDialog>
  )
}
