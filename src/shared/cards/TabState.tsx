import type { ReactElement } from 'react'
import { ErrorIcon } from '#shared/ui/icons.tsx'
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
    <div className="tab-state">
      {problem && (
        <p className="ui-error" role="alert">
          <ErrorIcon size={16} />
          {problem}
        </p>
      )}
      {unsaved && <p className="tab-unsaved">{unsaved}</p>}
    </div>
  )
}
