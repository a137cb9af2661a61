import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { onFirstClick } from '#shared/ui/onFirstClick.ts'
import { CardDialog } from './CardDialog.tsx'
import './changeList.css'
import type { Difference } from '#shared/changes/change.ts'

type ReviewChangesProps = {
  changes: readonly Difference[]
  /** What follows from them. */
  note?: ReactNode
  onAnswer: (isAccepted: boolean) => void
}

/** Shows what will be saved before it is (beyond 10). */
export function ReviewChanges({ changes, note, onAnswer }: ReviewChangesProps): ReactElement {
  const { t } = useTranslation('cards')
  return (
    <CardDialog
      title={t('reviewTitle')}
      lead={t('reviewLead')}
      onDismiss={() => onAnswer(false)}
      actions={
        <>
          <Button tone="secondary" onClick={() => onAnswer(false)}>
            {t('stay')}
          </Button>
          <Button autoFocus onClick={onFirstClick(() => onAnswer(true))}>
            {t('save')}
          </Button>
        </>
      }
    >
      <ChangeList changes={changes} note={note} />
    </CardDialog>
  )
}

type ChangeListProps = {
  changes: readonly Difference[]
  /** Says what they are, unless they are about to be saved. */
  label?: string
  /** What follows from them: it scrolls with them, or a long one would leave them no room. */
  note?: ReactNode
}

/** Field, before, after: only what changed (beyond 10). */
export function ChangeList({ changes, label, note }: ChangeListProps): ReactElement {
  const { t } = useTranslation('cards')
  return (
    <div className="change-list outlined" tabIndex={0} role="region" aria-label={label ?? t('reviewTitle')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ label, before, after }, at) => (
            // Two may have the same label.
            <tr key={at}>
              <th scope="row">
                <bdi>{serverText(label)}</bdi>
              </th>
              <td>
                <Value text={before} />
              </td>
              <td>
                <Value text={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <div className="change-note">{note}</div>}
    </div>
  )
}

function Value({ text }: { text: string }): ReactElement {
  const { t } = useTranslation('cards')
  const shown = serverText(text)
  return shown === null ? (
    <span className="change-empty">{t('empty')}</span>
  ) : (
    <bdi translate="no">{shown}</bdi>
  )
}
