import type { ReactElement, ReactNode } from 'react'
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons.tsx'

type NoticeKind = 'error' | 'warning' | 'info' | 'success'

type NoticeProps = {
  kind?: NoticeKind
  /** False for changing content, such as a countdown. */
  live?: boolean
  title?: ReactNode
  children?: ReactNode
  /** Link or button below the text. */
  action?: ReactNode
}

const icons = { error: ErrorIcon, warning: WarningIcon, info: InfoIcon, success: SuccessIcon }

/** Inline message; errors and warnings interrupt a screen reader, the others are polite. */
export function Notice({ kind = 'info', live = true, title, children, action }: NoticeProps): ReactElement {
  const Icon = icons[kind]
  const role = kind === 'error' || kind === 'warning' ? 'alert' : 'status'
  return (
    <div className="ui-notice" data-kind={kind} role={live ? role : undefined}>
      <Icon />
      <div className="ui-notice-body">
        {title && <p className="ui-notice-title">{title}</p>}
        {children}
        {action && <div className="ui-notice-action">{action}</div>}
      </div>
    </div>
  )
}
