import type { MultiSelect } from 'primereact/multiselect'
import { useEffect, useMemo, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { standBeside } from '../standBeside.ts'
import { partsOf } from './pickerParts.ts'

/** Of a panel with all its options, px; it may still wait for them. */
const wholeHeight = 390

export type PickerPanel = ReturnType<typeof createPanel>

/** Opens and closes the panel of a picker, and says which option is active. */
export function usePickerPanel(
  box: RefObject<HTMLDivElement | null>,
  part: RefObject<MultiSelect | null>,
): PickerPanel {
  const panel = useMemo(() => createPanel(box, part), [box, part])
  useEffect(() => {
    const observer = new MutationObserver(panel.update)
    observer.observe(box.current!, { subtree: true, childList: true, attributeFilter: ['class'] })
    return () => {
      observer.disconnect()
      panel.release()
    }
  }, [box, panel])
  return panel
}

function createPanel(box: RefObject<HTMLDivElement | null>, part: RefObject<MultiSelect | null>) {
  const sent = new WeakSet<Event>()
  let lastActive = ''
  let lastTyped = ''
  let letGo: (() => void) | null = null

  function release(): void {
    letGo?.()
    letGo = null
  }

  /** A key for PrimeReact's own handlers. */
  function send(key: 'Enter' | 'Home' | 'End'): void {
    const { control, filter, scroller } = partsOf(box.current)
    if (key === 'Home' && scroller) scroller.scrollTop = 0
    if (key === 'End' && scroller) scroller.scrollTop = scroller.scrollHeight
    const event = new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true })
    sent.add(event)
    ;(key === 'Enter' ? filter : control)?.dispatchEvent(event)
  }

  function update(): void {
    const { filter, active, option, panel } = partsOf(box.current)
    if (!filter || !panel) {
      lastActive = lastTyped = ''
      return release()
    }
    letGo ??= standBeside(panel, panel.parentElement!, wholeHeight)
    // What is typed makes the first option that fits the active one, also where the options come later than the text.
    if (filter.value !== lastTyped || (filter.value !== '' && option && !active)) {
      lastTyped = filter.value
      send('Home')
    }
    if (!active) return filter.removeAttribute('aria-activedescendant')
    filter.setAttribute('aria-activedescendant', active.id)
    if (active.id === lastActive) return
    lastActive = active.id
    if (!active.matches(':hover')) active.scrollIntoView({ block: 'nearest' })
  }

  return {
    send,
    update,
    release,
    isOwn: (event: Event) => sent.has(event),
    isOpen: () => partsOf(box.current).filter !== null,
    open() {
      flushSync(() => part.current?.show())
      partsOf(box.current).filter?.focus()
    },
    close() {
      flushSync(() => part.current?.hide())
      partsOf(box.current).control?.focus()
    },
  }
}
