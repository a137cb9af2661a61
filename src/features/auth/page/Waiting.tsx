import type { ReactElement } from 'react'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { usePageName } from './PageHeading.tsx'
import '#shared/ui/frameCards.css'

/** A screen without any action; its text is the heading. */
export function Waiting({ text }: { text: string }): ReactElement {
  usePageName(text)
  return (
    <div className="waiting" role="status">
      <Spinner />
      <h1 className="waiting-text">{text}</h1>
    </div>
  )
}
