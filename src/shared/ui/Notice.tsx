import type { ReactElement, ReactNode } from 'react'
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons.tsx'

export type NoticeKind = 'error' | 'warning' | 'info' | 'success'

type NoticeProps = {
  kind?: NoticeKind
  /** Off for what changes all the time, such as a countdown. */
  live?: boolean
  title?: ReactNode
  children?: ReactNode
  /** A link or button below the text. */
  action?: ReactNode
}

const icons = { error: ErrorIcon, warning: WarningIcon, info: InfoIcon, success: SuccessIcon }

/** A message in the flow of the page; errors and warnings interrupt a screen reader, the others wait their turn. */
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
