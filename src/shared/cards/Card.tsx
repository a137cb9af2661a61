import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { CardActions, type CardAction } from './CardActions.tsx'
import { CardHeading, type CardRecord } from './CardHeading.tsx'
import { EditBar, type CardMode } from './EditBar.tsx'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { Sections, type MoreSection } from './Sections.tsx'
import { Tabs } from './Tabs.tsx'
import type { CardNavigation, CardTabs } from './useCard.ts'
import type { CardSave } from './useCardSave.tsx'
import './cardHeading.css'

type CardProps = {
  title: string
  /** Absent for a new record. */
  record?: CardRecord | undefined
  /** Actions besides editing, in view mode. */
  actions?: readonly CardAction[]
  /** In view mode they are sections of one page. A card without tabs has none. */
  tabs?: CardTabs
  /** Further sections of the page in view mode. */
  more?: readonly MoreSection[]
  card: Omit<CardNavigation, 'tabs'>
  saving: CardSave
  /** Asked before unsaved changes are left. */
  leaveTitle: string
  /** What the save button of this tab says in place of 'Actualizar' and 'Guardar'. */
  saveLabel?: string
  /** The content of a card without tabs, or notes above that of a tab. */
  children?: ReactNode
}

/** A record: its heading, its tabs, what can be done with it, and the questions of a save and of leaving. */
export function Card(props: CardProps): ReactElement {
  const {
    title,
    record,
    actions = [],
    tabs,
    more = [],
    card,
    saving,
    leaveTitle,
    saveLabel,
    children,
  } = props
  const { mode } = card.bar
  const root = useFocusInMode(mode)
  const readOnly = useReadOnlyReason()
  const offline = useOfflineReason()
  return (
    <div className="card stack" ref={root}>
      <CardHeading title={title} onBack={card.goBack} record={record} position={card.position}>
        {mode === 'view' && <CardActions actions={actions} onEdit={card.onEdit} />}
      </CardHeading>
      {card.draftNotice}
      {!tabs ? (
        <div className="tab-panel">{children}</div>
      ) : mode === 'view' ? (
        <Sections current={tabs.current} tabs={tabs.list} more={more} onEdit={tabs.onEdit} />
      ) : (
        <Tabs current={tabs.current} tabs={tabs.list}>
          {children}
          {tabs.list.find(({ id }) => id === tabs.current)!.content()}
        </Tabs>
      )}
      <EditBar {...card.bar} saveLabel={saveLabel} />
      {saving.dialog}
      {card.question && (
        <LeaveDialog
          title={leaveTitle}
          question={card.question}
          changes={mode === 'new' ? [] : saving.changes()}
          note={saving.note()}
          refusal={readOnly ?? offline}
        />
      )}
    </div>
  )
}

/** The pressed button disappears: focus moves to the tab or field being edited, and back to 'Editar'. */
function useFocusInMode(mode: CardMode) {
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(mode)
  useEffect(() => {
    if (shown.current === mode) return
    shown.current = mode
    if (document.activeElement !== document.body) return
    const place =
      mode === 'view'
        ? '[data-edits]'
        : '[role=tab][aria-selected=true], .tab-panel :is(input, textarea):not([readonly])'
    root.current?.querySelector<HTMLElement>(place)?.focus()
  }, [mode])
  return root
}
