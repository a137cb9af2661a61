import type { ReactElement } from 'react'
import { iconShape } from './iconShapes.ts'

type NamedIconProps = {
  /** Material name, as stored menus carry it; an unknown one shows a neutral mark. */
  name: string
  /** Edge in pixels. */
  size?: number
  className?: string
}

/** An ornament beside a text: hidden from assistive technology. */
export function NamedIcon({ name, size = 20, className }: NamedIconProps): ReactElement {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconShape(name)} />
    </svg>
  )
}
