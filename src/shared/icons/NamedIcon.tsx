import type { ReactElement } from 'react'
import { IconFrame } from './IconFrame.tsx'
import { iconShape } from './iconShapes.ts'

type NamedIconProps = {
  /** Material name, as stored menus carry it; an unknown one shows a neutral mark. */
  name: string
  /** Edge in pixels. */
  size?: number
  className?: string
}

/** An icon by its name. */
export function NamedIcon({ name, ...look }: NamedIconProps): ReactElement {
  return <IconFrame {...look} shape={iconShape(name)} />
}
