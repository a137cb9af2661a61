import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { ErrorIcon } from '#shared/ui/icons.tsx'
import './cardTexts.ts'
import './tabs.css'
import { tabScroll } from './tabScroll.ts'

export type Tab = {
  id: string
  label: string
  /** Every tab is an address. */
  path: string
  /** Number of items of the tab; absent while unknown. */
  count?: number | undefined
  /** An error in it prevents the save. */
  hasProblem?: boolean
}

type TabsProps = { tabs: readonly Tab[]; current: string; children: ReactNode }

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * The sections of a card. Arrow keys move the focus; Enter opens, because the tab may not be left while invalid
 * (USR-31).
 */
export function Tabs({ tabs, current, children }: TabsProps): ReactElement {
  const { t } = useTranslation('cards')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  // Scrolls to the open tab on a narrow screen, also after a zoom.
  useLayoutEffect(() => {
    function showTab(): void {
      const tab = list.current?.querySelector('[aria-selected=true]')
      if (!list.current || !tab) return
      list.current.scrollLeft += tabScroll(tab.getBoundingClientRect(), list.current.getBoundingClientRect())
    }
    showTab()
    window.addEventListener('resize', showTab)
    return () => window.removeEventListener('resize', showTab)
  }, [current])

  // After a button outside the tabs, such as 'Siguiente', the opened tab takes the focus.
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    if (!list.current?.parentElement?.querySelector('.tab-panel :focus'))
      list.current?.querySelector<HTMLAnchorElement>('[aria-selected=true]')?.focus()
  }, [current])

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('[role=tab]') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    if (event.key === ' ') {
      event.preventDefault()
      return links[at]?.click()
    }
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    links[step(at, links.length)]?.focus()
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={t('tabs')} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <PageLink
            key={tab.id}
            className="rings-inside"
            id={`${id}-${tab.id}`}
            role="tab"
            to={tab.path}
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${id}-panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            draggable={false}
          >
            {tab.label}
            <TabCount count={tab.count} />
            {tab.hasProblem && (
              <span className="tab-problem">
                <ErrorIcon size={16} />
                <span className="sr-only">{` (${t('hasProblem')})`}</span>
              </span>
            )}
          </PageLink>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className="tab-panel"
        role="tabpanel"
        aria-labelledby={`${id}-${current}`}
        key={current}
      >
        {children}
      </div>
    </>
  )
}

export function TabCount({ count }: Pick<Tab, 'count'>): ReactElement | null {
  return count === undefined ? null : <span className="tab-count muted numbers">{` ${count}`}</span>
}
