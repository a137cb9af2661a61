import type { ReactElement } from 'react'
import './questionLine.css'

type QuestionLineProps = {
  /** Emphasises a warning. */
  isStrong?: boolean
  children: string | null | undefined
}

/** Another sentence of a confirmation, part of its description. */
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
