import type { ReactElement } from 'react'
import { IconFrame } from './IconFrame.tsx'
import { iconShape } from './iconShapes.ts'

type NamedIconProps = {
  /** Material name, as in stored menus; an unknown one shows a neutral icon. */
  name: string
  /** Edge in pixels. */
  size?: number
}

export function NamedIcon({ name, ...look }: NamedIconProps): ReactElement {
  return <IconFrame {...look} shape={iconShape(name)} />
}
