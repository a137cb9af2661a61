import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { ScreenHeading } from '#shared/ui/ScreenHeading.tsx'

type Props = {
  title: string
  children?: ReactNode
  /** Off for the step that a screen opens with. */
  takesFocus?: boolean
}

/** The heading of a step; it takes the focus, so that a screen reader tells of the change. */
export function StepHeading({ title, children, takesFocus = true }: Props): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <ScreenHeading title={title} ref={heading}>
      {children}
    </ScreenHeading>
  )
}
