import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type ReactElement,
  type ReactPortal,
} from 'react'
import { createPortal } from 'react-dom'
import { useSelector } from 'react-redux'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { FailureReference } from './FailureReference.tsx'
import { IconButton } from './IconButton.tsx'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from './icons.tsx'
import { actOnToast, hideToast, selectToasts, toastMs, type Toast } from './toasts.ts'
import { useOfflineReason } from './useOfflineReason.ts'
import { useToastKeys } from './useToastKeys.ts'
import { useToastsPlace } from './toastsPlace.ts'
import './toasts.css'

const icons = { success: SuccessIcon, info: InfoIcon, error: ErrorIcon }

/** Container of all toasts. They stay while hovered or focused. */
export function Toasts(): ReactPortal {
  const place = useToastsPlace()
  const toasts = useSelector(selectToasts)
  const [isHeld, setHeld] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element | null>(null)
  useToastKeys(root, toasts.length > 0, leave)
  // If a toast covers the focused element, the scroll padding makes room for both.
  useEffect(() => {
    const focused = document.activeElement
    if (!focused || root.current?.contains(focused)) return
    // React fires no blur for a focus removed with its toast.
    if (!root.current?.matches(':hover')) setHeld(false)
    if (toasts.length > 0 && isInSight(focused)) focused.scrollIntoView({ block: 'nearest' })
  }, [toasts])

  function enter({ relatedTarget, currentTarget }: FocusEvent): void {
    setHeld(true)
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  function leave(): void {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  return createPortal(
    <div
      ref={root}
      className="toasts"
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={enter}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isHeld} onClose={leave} />
      ))}
    </div>,
    place,
  )
}

/** False if the focused element was scrolled away, which then stays there. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

type ToastCardProps = { toast: Toast; isHeld: boolean; onClose: () => void }

function ToastCard({ toast, isHeld, onClose }: ToastCardProps): ReactElement {
  const { t } = useTranslation('common')
  const { id, kind, text, about, error, action, staysOpen = false } = toast
  const offline = useOfflineReason()
  const reason = action?.sends ? offline : undefined
  const reasonId = useId()
  const Icon = icons[kind]
  useEffect(() => {
    if (isHeld || staysOpen) return undefined
    const timer = setTimeout(() => hideToast(id), toastMs)
    return () => clearTimeout(timer)
  }, [id, isHeld, staysOpen])

  // Restores the focus, which would be lost with the toast.
  function close(): void {
    onClose()
    hideToast(id)
  }
  function act(): void {
    onClose()
    actOnToast(toast)
  }
  return (
    <div className="toast" data-kind={kind}>
      <Icon />
      <div>
        <p>{text}</p>
        {about && (
          <p className="muted small">
            <bdi translate="no">{about}</bdi>
          </p>
        )}
      </div>
      {action && (
        <button
          type="button"
          className="toast-action"
          aria-keyshortcuts={action.isUndo ? 'Control+Z Meta+Z' : undefined}
          aria-disabled={reason ? true : undefined}
          aria-describedby={reason && reasonId}
          onClick={reason ? undefined : act}
        >
          {action.label}
          {action.isUndo && <kbd aria-hidden="true">{undoKeys()}</kbd>}
        </button>
      )}
      <IconButton label={t('close')} icon={<CloseIcon size={18} />} onClick={close} />
      {reason && (
        <p id={reasonId} className="toast-reason muted small">
          {reason}
        </p>
      )}
      {error && <FailureReference error={error} />}
    </div>
  )
}

/** Undo shortcut as named on this system. */
function undoKeys(): string {
  return /mac|iphone|ipad/i.test(navigator.platform) ? '⌘Z' : 'Ctrl+Z'
}
