import { Message } from 'primereact/message'
import type { ReactElement } from 'react'
import { ErrorIcon } from '#shared/ui/icons.tsx'
import { PrimePart } from '#shared/ui/prime/PrimePart.tsx'
import './tabBody.css'

type TabStateProps = {
  /** Why the tab cannot be saved. */
  problem?: string | undefined
  /** How much is unsaved. */
  unsaved?: string | undefined
}

/** One line above the table of a tab, reserved for notes about the draft. */
export function TabState({ problem, unsaved }: TabStateProps): ReactElement {
  return (
    <div className="tab-state flow spread small">
      {problem && (
        <PrimePart>
          <Message severity="error" icon={<ErrorIcon size={16} />} text={problem} />
        </PrimePart>
      )}
      {unsaved && <p className="tab-unsaved muted">{unsaved}</p>}
    </div>
  )
}
