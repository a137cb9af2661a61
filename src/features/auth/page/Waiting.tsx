import type { ReactElement } from 'react'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { usePageName } from './usePageName.ts'
import '#shared/ui/frameCards.css'

/** All that a screen has to say while the person can do nothing; its text is the screen's heading. */
export function Waiting({ text }: { text: string }): ReactElement {
  usePageName(text)
  return (
    <div className="waiting" role="status">
      <Spinner />
      <h1 className="waiting-text">{text}</h1>
    </div>
  )
}
