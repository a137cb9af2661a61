import type { ReactElement, ReactNode } from 'react'
import { PageHeading } from './PageHeading.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'

type StepHeadingProps = {
  title: string
  children?: ReactNode
  /** False for the first step of a screen. */
  takesFocus?: boolean
}

/** Focuses the heading of a new step so that a screen reader reads it. */
export function StepHeading({ title, children, takesFocus = true }: StepHeadingProps): ReactElement {
  return (
    <PageHeading title={title} ref={useHeadingFocus('', takesFocus)}>
      {children}
    </PageHeading>
  )
}
