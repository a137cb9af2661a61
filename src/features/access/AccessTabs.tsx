import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'

export type AccessTab = { id: string; label: string; content: ReactElement }

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Several questions about one record. What was opened once stays as it was left. */
export function AccessTabs({ tabs }: { tabs: readonly AccessTab[] }): ReactElement {
  const { t } = useTranslation('access')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(tabs[0]!.id)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([current]))

  function show(next: string): void {
    setCurrent(next)
    setOpened(new Set([...opened, next]))
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const at = step(
      tabs.findIndex((tab) => tab.id === current),
      tabs.length,
    )
    show(tabs[at]!.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus()
  }
  return (
    <>
      <div className="access-tabs" role="tablist" aria-label={t('tabs')} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            id={`${id}-${tab.id}`}
            role="tab"
            aria-selected={tab.id === current}
            aria-controls={opened.has(tab.id) ? `${id}-${tab.id}-panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => show(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(
        (tab) =>
          opened.has(tab.id) && (
            <div
              key={tab.id}
              id={`${id}-${tab.id}-panel`}
              role="tabpanel"
              aria-labelledby={`${id}-${tab.id}`}
              hidden={tab.id !== current}
            >
              {tab.content}
            </div>
          ),
      )}
    </>
  )
}
