import { useId, type ComponentProps, type ReactElement } from 'react'
import './iconButton.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'children'> & {
  /** Accessible name and tooltip. */
  label: string
  icon: ReactElement
  /** For actions that cannot be undone at once. */
  tone?: 'danger'
  /** Why it is disabled, shown and announced instead of the label. */
  reason?: string | undefined
}

/** A button with only an icon. Its size is `--icon-button-size`. */
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
