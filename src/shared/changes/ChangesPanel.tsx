import { useId, useRef, useSyncExternalStore, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { reference } from '#shared/api/apiError.ts'
import { numeral } from '#shared/format/numeral.ts'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { readSession } from '#shared/session/tokens.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import type { Change } from './change.ts'
import { currentChanges, onChanges, stepsLeft, undoChange } from './changes.ts'
import { stopUndo } from './undo.ts'
import './changesTexts.ts'
import './changes.css'

/** More problems than these are said by their number. */
const shownProblems = 20

/** What the person of this session has changed, and the way back of each where there is one. */
export function ChangesPanel({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation(['changes', 'common'])
  const id = useId()
  const changes = useSyncExternalStore(onChanges, currentChanges)
  const heading = useRef<HTMLHeadingElement>(null)
  const name = readSession()?.claims.fullName ?? ''
  return (
    <ModalDialog className="message-dialog changes-panel" aria-labelledby={`${id}-title`} onDismiss={onClose}>
      <div className="changes">
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1} data-autofocus>
          {t('changes:title')}
        </h2>
        <p>{t('changes:about', { name })}</p>
        <ol aria-label={t('changes:list')}>
          {changes.map((change) => (
            <ChangeItem key={change.id} change={change} onUndo={() => heading.current?.focus()} />
          ))}
        </ol>
        <Button tone="secondary" onClick={onClose}>
          {t('common:close')}
        </Button>
      </div>
    </ModalDialog>
  )
}

function ChangeItem({ change, onUndo }: { change: Change; onUndo: () => void }): ReactElement {
  const { t } = useTranslation(['changes', 'common'])
  const { at, call, undo, state } = change
  const steps = 'noWay' in undo ? [] : undo
  const differences = change.differences?.() ?? []
  return (
    <li className="change" data-state={state.kind}>
      <h3>{change.title()}</h3>
      <p className="change-about">
        <bdi>{change.name()}</bdi>
      </p>
      <p className="change-when">
        <TimeAgo iso={new Date(at).toISOString()} /> ·{' '}
        <span translate="no">
          {t('common:reference', { reference: reference({ at, call, kind: 'status', message: null }) })}
        </span>
      </p>
      {differences.length > 0 && (
        <ul className="change-differences">
          {differences.map(({ label, before, after }, place) => (
            <li key={place}>
              <bdi>
                {t('changes:difference', {
                  label,
                  before: before || t('changes:nothing'),
                  after: after || t('changes:nothing'),
                })}
              </bdi>
            </li>
          ))}
        </ul>
      )}
      {steps.length > 1 && (
        <details>
          <summary>{t('changes:records', { number: numeral(steps.length) })}</summary>
          <ul>
            {steps.map((step, place) => (
              <li key={place}>
                <bdi>{step.name}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      <WayBack change={change} onUndo={onUndo} />
    </li>
  )
}

function WayBack({ change, onUndo }: { change: Change; onUndo: () => void }): ReactElement {
  const { t } = useTranslation('changes')
  const offline = useOfflineReason()
  const { id, undo, state } = change
  const left = stepsLeft(change).length
  if ('noWay' in undo) return <p className="change-state">{t('noWay', { reason: undo.noWay() })}</p>
  if (state.kind === 'running') {
    const { done, total } = state
    return (
      <div className="change-way">
        <p role="status">{t('running', { done: numeral(done), total: numeral(total) })}</p>
        {total > 1 && (
          <Button tone="secondary" onClick={() => stopUndo(id)}>
            {t('stop')}
          </Button>
        )}
      </div>
    )
  }
  const label = labelOf()
  return (
    <div className="change-way">
      <div role="status">
        {state.kind === 'undone' && <p className="change-state">{t('isUndone')}</p>}
        {state.kind === 'stopped' && <Problems change={state.problems} />}
      </div>
      {left > 0 && (
        <Button
          tone="secondary"
          aria-label={t('undoOf', { label, title: change.title(), name: change.name() })}
          unavailable={offline}
          onClick={() => {
            onUndo()
            undoChange(id)
          }}
        >
          {label}
        </Button>
      )}
    </div>
  )

  function labelOf(): string {
    const number = numeral(left)
    if (state.kind === 'stopped' && left > 1) return t('undoLeft', { number })
    return left > 1 ? t('undoMany', { number }) : t('undo')
  }
}

function Problems({
  change: problems,
}: {
  change: Extract<Change['state'], { kind: 'stopped' }>['problems']
}): ReactElement {
  const { t } = useTranslation(['changes', 'list'])
  return (
    <ul className="change-problems">
      {problems.slice(0, shownProblems).map(({ name, text, error }, place) => (
        <li key={place}>
          <bdi>{t('changes:problem', { name, text })}</bdi>
          {error && <FailureReference error={error} />}
        </li>
      ))}
      {problems.length > shownProblems && (
        <li>{t('changes:more', { number: numeral(problems.length - shownProblems) })}</li>
      )}
    </ul>
  )
}
