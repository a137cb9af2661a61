import { useEffect, useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { useMediaQuery } from '#shared/browser/useMediaQuery.ts'
import { CardDetails, type DetailGroup } from '#shared/cards/CardDetails.tsx'
import { keysChoice } from '#shared/keys/keysChoice.ts'
import { runShortcut } from '#shared/keys/runShortcut.ts'
import { initials } from '#shared/format/initials.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DownIcon, UpIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { CloseIcon } from '#shared/ui/icons.tsx'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import './peek.css'
import type { PeekProps } from './peekProps.ts'
import './peekTexts.ts'
import { TurnFailed } from './TurnFailed.tsx'

/** Wide enough for the panel next to a list with all columns. */
const wide = '(min-width: 78rem)'

type PeekPanelProps = {
  panel: Omit<PeekProps<unknown>, 'row'>
  name: string
  about?: ReactNode
  state?: { isActive: boolean; label: string }
  groups: readonly DetailGroup[]
  /** The call for details. */
  read: { error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** True if the record no longer exists. */
  isGone?: boolean
  /** Content other than text. */
  children?: ReactNode
  /** Buttons before the one that opens the card. */
  actions?: ReactNode
}

/** Read-only view of a list's record, in a panel or in a sheet over the list (beyond 28). */
export function Peek(props: PeekPanelProps): ReactElement {
  const { panel, isGone = false } = props
  const { t } = useTranslation('peek')
  const isBeside = useMediaQuery(wide)
  const titleId = useId()
  const press = (event: KeyboardEvent): void => pressIn(event, panel, isGone)
  const content = <PeekContent {...props} titleId={titleId} />
  if (isBeside)
    return (
      <section className="peek" aria-label={t('title')} aria-describedby={titleId} onKeyDown={press}>
        {content}
      </section>
    )
  return (
    <ModalDialog
      className="peek-sheet side-sheet"
      aria-label={t('title')}
      aria-describedby={titleId}
      onDismiss={panel.onClose}
      onKeyDown={press}
    >
      {/* Its own element, so that a click in it does not count as outside. */}
      <div className="peek">{content}</div>
    </ModalDialog>
  )
}

/** Handles the panel's keys, which match its buttons and the keys of a list. */
function pressIn(
  event: KeyboardEvent,
  { onPrevious, onNext, onOpen, onClose }: PeekPanelProps['panel'],
  isGone: boolean,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const isOnControl = (event.target as Element).closest('button, a') !== null
  const letter = keysChoice.read() ? event.key : ''
  if (event.key === 'ArrowDown' || letter === 'j') onNext?.()
  else if (event.key === 'ArrowUp' || letter === 'k') onPrevious?.()
  // Shortcuts of the page do not work in a dialog, and the sheet has its own button for it.
  else if (letter === 'r') {
    if (!runShortcut('giveRoles')) return
  } else if (event.key === 'Escape') onClose()
  else if (event.key === 'Enter' && !isOnControl && !event.repeat) {
    if (!isGone) onOpen()
  } else if (event.key === ' ' && !isOnControl && !event.repeat) onClose()
  else return
  event.preventDefault()
  event.stopPropagation()
}

function PeekContent(props: PeekPanelProps & { titleId: string }): ReactElement {
  const { panel, name, about, state, groups, read, isGone = false, children, actions, titleId } = props
  const { at, count, isListed, onPrevious, onNext, turning, onOpen, onClose } = panel
  const { t } = useTranslation(['peek', 'common'])
  const isTurning = turning?.isFetching === true
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <header className="peek-head">
        <span className="peek-avatar avatar" aria-hidden="true">
          {initials(name)}
        </span>
        <h2 id={titleId} className="clamp" tabIndex={-1} data-autofocus="" ref={title} title={name}>
          <bdi translate="no">{name}</bdi>
        </h2>
        <IconButton label={t('common:close')} icon={<CloseIcon size={18} />} onClick={onClose} />
        <p className="peek-facts row wrap muted small breaks">
          {state && (
            <span className="card-state bold muted" data-active={state.isActive || undefined}>
              {state.label}
            </span>
          )}
          {about && <bdi translate="no">{about}</bdi>}
        </p>
      </header>
      <div className="peek-body">
        <TurnFailed turning={turning} />
        {!isListed && !isGone && <Notice kind="info">{t('peek:unlisted')}</Notice>}
        {isGone ? <Notice kind="warning">{t('peek:gone')}</Notice> : <LoadState answers={[read]} />}
        <CardDetails groups={groups} />
        {children}
      </div>
      <footer className="peek-foot row wrap gap-1">
        <IconButton
          data-shortcut="previousRow"
          label={t('peek:previous')}
          aria-busy={isTurning}
          icon={<UpIcon size={18} />}
          reason={onPrevious ? undefined : t('peek:first')}
          onClick={onPrevious}
        />
        <IconButton
          data-shortcut="nextRow"
          label={t('peek:next')}
          aria-busy={isTurning}
          icon={<DownIcon size={18} />}
          reason={onNext ? undefined : t('peek:last')}
          onClick={onNext}
        />
        <span className="peek-at muted small numbers fixed">
          {isTurning ? t('common:loading') : t('peek:at', { at, count })}
        </span>
        <div className="peek-actions row gap-2">
          {actions}
          <Button unavailable={isGone ? t('peek:gone') : undefined} onClick={onOpen}>
            {t('peek:open')}
          </Button>
        </div>
      </footer>
      <p className="sr-only" role="status">
        {isTurning ? t('common:loading') : t('peek:now', { name, at, count })}
      </p>
    </>
  )
}
