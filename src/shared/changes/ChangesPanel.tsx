import { memo, useCallback, useId, useRef, type ReactElement } from 'react'
import { useSelector } from 'react-redux'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { doneReference, doneText } from '#shared/api/apiError.ts'
import { numeral } from '#shared/format/numeral.ts'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { useCopiedText } from '#shared/ui/useCopiedText.ts'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import type { Change, Difference } from './change.ts'
import { selectChanges, stepsLeft, undoChange } from './changes.ts'
import { stopUndo } from './undo.ts'
import '#shared/runs/runsTexts.ts'
import './changesTexts.ts'
import './changes.css'

/** Maximum number of listed problems or differences; the rest is counted. */
const mostShown = 20

/** Maximum number of listed records; the rest is counted. */
const mostRecords = 200

/** The undo history of this session. */
export function ChangesPanel({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation(['changes', 'common'])
  const id = useId()
  const changes = useSelector(selectChanges)
  const heading = useRef<HTMLHeadingElement>(null)
  const toHeading = useCallback(() => heading.current?.focus(), [])
  return (
    <ModalDialog
      className="message-dialog wide-dialog changes-panel"
      aria-labelledby={`${id}-title`}
      onDismiss={onClose}
    >
      <div className="changes dialog-body stack gap-3">
        <h2 className="title" id={`${id}-title`} ref={heading} tabIndex={-1} data-autofocus>
          {t('changes:title')}
        </h2>
        <p>{t('changes:about')}</p>
        <ChangeList changes={changes} onUndo={toHeading} onLeave={onClose} />
        <Button tone="secondary" onClick={onClose}>
          {t('common:close')}
        </Button>
      </div>
    </ModalDialog>
  )
}

type ListProps = Omit<ItemProps, 'change'> & { changes: readonly Change[] }

export function ChangeList({ changes, ...item }: ListProps): ReactElement {
  const { t } = useTranslation('changes')
  return (
    <ol className="stack gap-3" aria-label={t('list')}>
      {changes.map((change) => (
        <ChangeItem key={change.id} change={change} {...item} />
      ))}
    </ol>
  )
}

type ItemProps = {
  change: Change
  onUndo?: (() => void) | undefined
  /** The link to the record leaves the list; absent on the record itself. */
  onLeave?: () => void
}

const ChangeItem = memo(function ChangeItem({ change, onUndo, onLeave }: ItemProps): ReactElement {
  const { t } = useTranslation('changes')
  const { at, undo, state, path } = change
  const steps = 'noWay' in undo ? [] : undo
  const name = <bdi translate="no">{change.name()}</bdi>
  return (
    <li className="change stack gap-1 breaks outlined" data-state={state.kind}>
      <h3>{change.title()}</h3>
      <p>
        {path === undefined || !onLeave ? (
          name
        ) : (
          <PageLink className="ui-link" to={path} onClick={onLeave}>
            {name}
          </PageLink>
        )}
      </p>
      <p className="muted small">
        <TimeAgo at={at} /> · <Reference change={change} />
      </p>
      <Differences differences={change.differences?.() ?? []} />
      {steps.length > 1 && (
        <details>
          <summary>{t('records', { number: numeral(steps.length) })}</summary>
          <ul className="bullets">
            {steps.slice(0, mostRecords).map((step, place) => (
              <li key={place}>
                <bdi translate="no">{step.name}</bdi>
              </li>
            ))}
            {steps.length > mostRecords && (
              <li>{t('more', { number: numeral(steps.length - mostRecords) })}</li>
            )}
          </ul>
        </details>
      )}
      <WayBack change={change} onUndo={onUndo} />
    </li>
  )
})

/** The reference of the call in the service's logs, to be copied. */
function Reference({ change }: { change: Change }): ReactElement {
  const { t } = useTranslation(['changes', 'common'])
  const { call, at } = change
  const { isCopied, copy } = useCopiedText(doneText(call, at))
  const label = t('common:copyReference')
  return (
    <>
      <span translate="no">{t('common:reference', { reference: doneReference(call, at) })}</span>{' '}
      <LinkButton
        aria-label={t('changes:copyOf', { label, title: change.title(), name: change.name() })}
        onClick={copy}
      >
        {label}
      </LinkButton>{' '}
      <span role="status">{isCopied && t('common:copied')}</span>
    </>
  )
}

function Differences({ differences }: { differences: readonly Difference[] }): ReactElement | null {
  const { t } = useTranslation('changes')
  const more = differences.length - mostShown
  if (differences.length === 0) return null
  return (
    <ul className="change-differences bullets">
      {differences.slice(0, mostShown).map(({ label, before, after }, place) => (
        <li key={place}>
          <bdi translate="no">
            {t('difference', { label, before: before || t('nothing'), after: after || t('nothing') })}
          </bdi>
        </li>
      ))}
      {more > 0 && <li>{t('more', { number: numeral(more) })}</li>}
    </ul>
  )
}

function WayBack({ change, onUndo }: Pick<ItemProps, 'change' | 'onUndo'>): ReactElement {
  const { t } = useTranslation(['changes', 'runs'])
  const offline = useOfflineReason()
  const { id, undo, state } = change
  const left = stepsLeft(change).length
  if ('noWay' in undo && state.kind !== 'undone')
    return <p className="muted small">{t('noWay', { reason: undo.noWay() })}</p>
  if (state.kind === 'running') {
    const { done, total, waits } = state
    return (
      <div className="row wrap spread gap-2">
        <div role="status">
          <p>{t('running', { done: numeral(done), total: numeral(total) })}</p>
          {waits && <p>{t('runs:waits')}</p>}
        </div>
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
    <div className="row wrap spread gap-2">
      <div role="status">
        {state.kind === 'undone' && <p className="muted small">{t('isUndone')}</p>}
        {state.kind === 'stopped' && <Problems change={state.problems} />}
      </div>
      {left > 0 && (
        <Button
          tone="secondary"
          aria-label={t('undoOf', { label, title: change.title(), name: change.name() })}
          unavailable={offline}
          onClick={() => {
            onUndo?.()
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
    <ul className="bullets">
      {problems.slice(0, mostShown).map(({ name, text, error }, place) => (
        <li key={place}>
          <bdi>{t('changes:problem', { name, text })}</bdi>
          {error && <FailureReference error={error} />}
        </li>
      ))}
      {problems.length > mostShown && (
        <li>{t('changes:more', { number: numeral(problems.length - mostShown) })}</li>
      )}
    </ul>
  )
}
