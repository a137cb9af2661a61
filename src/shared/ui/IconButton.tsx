import { useId, type ComponentProps, type ReactElement } from 'react'
import './iconButton.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'children'> & {
  /** Spoken, and shown under the pointer. */
  label: string
  icon: ReactElement
  /** What it does cannot be taken back at once. */
  tone?: 'danger'
  /** Why it cannot be pressed at all, spoken and shown in place of what it would do. */
  reason?: string | undefined
}

/** A button that shows a picture only. Its size is `--icon-button-size` of its surroundings. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { label, icon, tone, reason, className, ...button } = props
  const reasonId = useId()
  const isOut = reason !== undefined
  return (
    <>
      <button
        type="button"
        {...button}
        {...(isOut && { 'aria-disabled': true, 'aria-describedby': reasonId, onClick: undefined })}
        className={className ? `icon-button ${className}` : 'icon-button'}
        data-tone={tone}
        aria-label={label}
        title={reason ?? label}
      >
        {icon}
      </button>
      {isOut && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  )
}
