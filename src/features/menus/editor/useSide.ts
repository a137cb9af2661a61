import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMediaQuery } from '#shared/browser/useMediaQuery.ts'
import type { LeftItem } from '../item/leftItem.ts'
import type { ItemHandle } from '../item/MenuItemDialog.tsx'

export type SideTab = 'item' | 'preview'

/** An item that is edited, null for a new one; each time it is opened has a number of its own. */
export type OpenItem = { key: string | null; opened: number; left?: LeftItem | undefined }

export type Side = {
  /** There is room for a panel beside the tree. */
  isBeside: boolean
  /** Of the item that is edited. */
  setHandle: (handle: ItemHandle | null) => void
  item: OpenItem | null
  tab: SideTab
  isPreviewing: boolean
  /** The preview is in sight. */
  isPreviewShown: boolean
  showPreview: (isShown: boolean) => void
  showTab: (tab: SideTab) => void
  /** Edits an item in place of the one that is edited, after a question where something was typed. */
  open: (key: string | null, left?: LeftItem) => void
  closeItem: () => void
  /** Goes on once nothing that was typed is open any more. */
  leaveItem: (go: () => void) => void
}

/** From here on there is room for a panel beside the tree. */
const wide = '(min-width: 68.75rem)'

/** What is open beside the tree, or above it where there is no room: an item, and the menu as people will see it. */
export function useSide(): Side {
  const isBeside = useMediaQuery(wide)
  const [handle, setHandle] = useState<ItemHandle | null>(null)
  const times = useRef(0)
  const [item, setItem] = useState<OpenItem | null>(null)
  const [isPreviewing, setPreviewing] = useState(false)
  const [tab, setTab] = useState<SideTab>('item')

  function leaveItem(go: () => void): void {
    if (handle) handle.leave(go)
    else go()
  }
  return {
    isBeside,
    setHandle,
    item,
    tab,
    isPreviewing,
    isPreviewShown: isPreviewing && (!isBeside || tab === 'preview'),
    showPreview(isShown) {
      flushSync(() => {
        setPreviewing(isShown)
        setTab(isShown ? 'preview' : 'item')
      })
      if (isShown) document.querySelector<HTMLElement>('.menu-panel [aria-selected=true]')?.focus()
    },
    showTab(next) {
      setTab(next)
      if (next === 'preview') setPreviewing(true)
    },
    open(key, left) {
      if (!left && item && key !== null && item.key === key) {
        flushSync(() => setTab('item'))
        handle?.focus()
        return
      }
      leaveItem(() => {
        times.current += 1
        setItem({ key, opened: times.current, left })
        setTab('item')
      })
    },
    closeItem() {
      setItem(null)
      if (isPreviewing) setTab('preview')
    },
    leaveItem,
  }
}
