import type { ComponentProps, ReactElement } from 'react'
import './iconButton.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'children'> & {
  /** Spoken, and shown under the pointer. */
  label: string
  icon: ReactElement
  /** What it does cannot be taken back at once. */
  tone?: 'danger'
}

/** A button that shows a picture only. Its size is `--icon-button-size` of its surroundings. */
export function IconButton({ label, icon, tone, className, ...button }: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      {...button}
      className={className ? `icon-button ${className}` : 'icon-button'}
      data-tone={tone}
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  )
}
