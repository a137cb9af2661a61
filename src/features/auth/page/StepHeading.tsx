import type { ReactElement, ReactNode } from 'react'
import { PageHeading } from './PageHeading.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'

type StepHeadingProps = {
  title: string
  children?: ReactNode
  /** Off for the step that a screen opens with. */
  takesFocus?: boolean
}

/** The heading of a step; it takes the focus, so that a screen reader reads the change. */
export function StepHeading({ title, children, takesFocus = true }: StepHeadingProps): ReactElement {
  return (
    <PageHeading title={title} ref={useHeadingFocus('', takesFocus)}>
      {children}
    </PageHeading>
  )
}
