import type { ReactElement } from 'react'
import './questionLine.css'

type QuestionLineProps = {
  /** What should not be overlooked. */
  isStrong?: boolean
  children: string | null | undefined
}

/** A further sentence of what a question is about, read out together with it. */
export function QuestionLine({ isStrong = false, children }: QuestionLineProps): ReactElement | null {
  if (!children) return null
  return (
    <>
      {' '}
      <span className="question-line" data-strong={isStrong ? '' : undefined}>
        <bdi>{children}</bdi>
      </span>
    </>
  )
}
