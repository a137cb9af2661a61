import type { ReactElement } from 'react'
import { Notice } from '#shared/ui/Notice.tsx'

/** Names the source of a copy, and what was not copied. */
export function CopyNotice({ notes }: { notes: readonly (string | false)[] }): ReactElement {
  return (
    <div className="apart">
      <Notice>
        <p>{notes.filter(Boolean).join(' ')}</p>
      </Notice>
    </div>
  )
}
