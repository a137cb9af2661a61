import { Message } from 'primereact/message'
import type { ReactElement } from 'react'
import { ErrorIcon } from '#shared/ui/icons.tsx'
import { PrimePart } from '#shared/ui/prime/PrimePart.tsx'
import './tabBody.css'

type TabStateProps = {
  /** What keeps the tab from being saved. */
  problem?: string | undefined
  /** How much of it is not saved yet. */
  unsaved?: string | undefined
}

/** One line above a tab's table, kept free for what there is to say about the draft. */
export function TabState({ problem, unsaved }: TabStateProps): ReactElement {
  return (
    <div className="tab-state flow spread small">
      {problem && (
        <PrimePart>
          <Message severity="error" icon={<ErrorIcon size={16} />} text={problem} />
        </PrimePart>
      )}
      {unsaved && <p className="tab-unsaved">{unsaved}</p>}
    </div>
  )
}
