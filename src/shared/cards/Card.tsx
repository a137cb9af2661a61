import type { ReactElement, ReactNode } from 'react'
import { CardHeading } from './CardHeading.tsx'
import { EditBar } from './EditBar.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { Tabs, type Tab } from './Tabs.tsx'
import type { CardNavigation } from './useCard.ts'
import type { CardSave } from './useCardSave.tsx'
import './cards.css'

type CardProps = {
  title: string
  product: string
  /** Whose card it is. */
  about?: ReactNode
  /** A card without tabs has none. */
  tabs?: { current: string; list: readonly Tab[] }
  card: CardNavigation
  saving: CardSave
  /** Asked before unsaved changes are left. */
  leaveTitle: string
  /** What the save button of this tab says in place of 'Actualizar' and 'Guardar'. */
  saveLabel?: string
  children: ReactNode
}

/** A record: its heading, its tabs, what can be done with it, and the questions of a save and of leaving. */
export function Card(props: CardProps): ReactElement {
  const { title, product, about, tabs, card, saving, leaveTitle, saveLabel, children } = props
  return (
    <div className="card">
      <CardHeading title={title} product={product} onBack={card.goBack}>
        {about}
      </CardHeading>
      {tabs ? (
        <Tabs current={tabs.current} tabs={tabs.list}>
          {children}
        </Tabs>
      ) : (
        <div className="tab-panel">{children}</div>
      )}
      <EditBar {...card.bar} saveLabel={saveLabel} />
      {saving.dialog}
      {card.question && (
        <LeaveDialog
          title={leaveTitle}
          question={card.question}
          changes={card.bar.mode === 'new' ? [] : saving.changes()}
          note={saving.note()}
        />
      )}
    </div>
  )
}
