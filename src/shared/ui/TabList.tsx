import { useRef, type KeyboardEvent, type ReactElement } from 'react'
import './tabList.css'

type TabListProps = {
  label: string
  /** Of the tabs; that of the panel of a tab is its own and `-panel`. */
  id: string
  tabs: readonly { id: string; label: string }[]
  current: string
  /** Whether the panel of a tab is there. */
  hasPanel: (tab: string) => boolean
  onShow: (tab: string) => void
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Tabs that are no addresses; the owner shows the panel of the current one. */
export function TabList({ label, id, tabs, current, hasPanel, onShow }: TabListProps): ReactElement {
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const at = step(
      tabs.findIndex((tab) => tab.id === current),
      tabs.length,
    )
    onShow(tabs[at]!.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus()
  }
  return (
    <div className="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          id={`${id}-${tab.id}`}
          role="tab"
          aria-selected={tab.id === current}
          aria-controls={hasPanel(tab.id) ? `${id}-${tab.id}-panel` : undefined}
          tabIndex={tab.id === current ? 0 : -1}
          onClick={() => onShow(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
