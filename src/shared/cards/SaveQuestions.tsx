import { type ReactElement, type ReactNode, useState, useId } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { onFirstClick } from '#shared/ui/onFirstClick.ts'
import { CardDialog } from './CardDialog.tsx'
import type { Difference } from '#shared/changes/change.ts'
import type { Conflict, Side } from './merge.ts'
import { callProblemText, isInformation, type NotDone } from '#shared/api/write.ts'
import { FailureFoot } from '#shared/ui/FailureFoot.tsx'
import { ErrorIcon, InfoIcon, WarningIcon } from '#shared/ui/icons.tsx'
import { MessageDialog } from '#shared/ui/MessageDialog.tsx'
import './changeList.css'
import '#shared/ui/checkbox.css'
import './cardTexts.ts'
import './conflictDialog.css'

type ReviewChangesProps = {
  changes: readonly Difference[]
  /** Effect of the changes. */
  note?: ReactNode
  onAnswer: (isAccepted: boolean) => void
}

/** Shows what will be saved (beyond 10). */
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
  /** Names the list, unless it is the review of a save. */
  label?: string
  /** Effect of the changes: scrolls with them, because a long one would leave them no room. */
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
            // Labels may repeat.
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

type ConflictDialogProps = {
  conflicts: readonly Conflict[]
  /** Null when cancelled. */
  onAnswer: (chosen: ReadonlyMap<string, Side> | null) => void
}

/** Shows both values of each conflict and asks which to save (beyond 11, hardening T73). */
export function ConflictDialog({ conflicts, onAnswer }: ConflictDialogProps): ReactElement {
  const { t } = useTranslation('cards')
  const [chosen, setChosen] = useState(
    () => new Map<string, Side>(conflicts.map(({ key, proposed }) => [key, proposed])),
  )
  return (
    <CardDialog
      title={t('conflictTitle')}
      lead={t('conflictLead')}
      onDismiss={() => onAnswer(null)}
      actions={
        <>
          <Button tone="secondary" autoFocus onClick={() => onAnswer(null)}>
            {t('stay')}
          </Button>
          <Button onClick={() => onAnswer(chosen)}>{t('save')}</Button>
        </>
      }
    >
      <div className="conflict-list stack gap-3">
        {conflicts.map((one) => (
          <ConflictField
            key={one.key}
            conflict={one}
            side={chosen.get(one.key)}
            onChoose={(side) => setChosen((now) => new Map(now).set(one.key, side))}
          />
        ))}
      </div>
    </CardDialog>
  )
}

type ConflictFieldProps = {
  conflict: Pick<Conflict, 'label' | 'isMine' | Side>
  /** Absent until chosen. */
  side: Side | undefined
  onChoose: (side: Side) => void
}

/** Both values of a conflict, one of which is chosen. */
export function ConflictField({ conflict, side, onChoose }: ConflictFieldProps): ReactElement {
  const { t } = useTranslation('cards')
  const name = useId()
  return (
    <fieldset className="conflict outlined">
      <legend>
        <bdi>{serverText(conflict.label)}</bdi>
      </legend>
      {(['mine', 'theirs'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={side === one} onChange={() => onChoose(one)} />
          <span>{t(one === 'mine' && !conflict.isMine ? 'asItWas' : one)}:</span>{' '}
          <bdi translate="no">{serverText(conflict[one]) ?? t('empty')}</bdi>
        </label>
      ))}
    </fieldset>
  )
}

type SaveFailedProps = NotDone & {
  /** True to retry. */
  onAnswer: (isAgain: boolean) => void
}

/** Why a save failed, by the message of the service if it has one (USR-38), or that the result is unknown. */
export function SaveFailed(props: SaveFailedProps): ReactElement {
  const { kind, problem, mayRepeat, onAnswer } = props
  const isUnknown = kind === 'unknown'
  const { t } = useTranslation(['cards', 'common'])
  const [name, Icon, tone] = isUnknown
    ? (['unknown', WarningIcon, 'warning'] as const)
    : isInformation(problem)
      ? (['information', InfoIcon] as const)
      : (['failed', ErrorIcon, 'danger'] as const)
  return (
    <MessageDialog
      title={t(`${name}Title`)}
      text={isUnknown ? t('unknown') : callProblemText(problem)}
      icon={<Icon size={24} />}
      tone={tone}
      buttonLabel={t('common:accept')}
      onClose={() => onAnswer(false)}
    >
      {problem.error && (
        <FailureFoot error={problem.error} onRetry={mayRepeat ? () => onAnswer(true) : undefined} />
      )}
    </MessageDialog>
  )
}
