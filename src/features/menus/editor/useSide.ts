import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMediaQuery } from '#shared/browser/useMediaQuery.ts'
import type { StoredItemDraft } from '../item/storedItemDraft.ts'
import type { ItemHandle } from '../item/MenuItemDialog.tsx'

type SideTab = 'item' | 'preview'

/** An edited item, `key` null for a new one; `opened` differs each time. */
type OpenItem = { key: string | null; opened: number; itemDraft?: StoredItemDraft | undefined }

export type Side = {
  /** True if the page is wide enough for a side panel. */
  isBeside: boolean
  /** Registers the handle of the edited item. */
  setHandle: (handle: ItemHandle | null) => void
  item: OpenItem | null
  tab: SideTab
  isPreviewing: boolean
  /** True while the preview is shown. */
  isPreviewShown: boolean
  showPreview: (isShown: boolean) => void
  showTab: (tab: SideTab) => void
  /** Edits another item, after a confirmation if there are edits. */
  open: (key: string | null, itemDraft?: StoredItemDraft) => void
  closeItem: () => void
  /** Calls `go` once the open edit is closed. */
  leaveItem: (go: () => void) => void
}

/** Wide enough for a side panel. */
const wide = '(min-width: 68.75rem)'

/** State of the side panel or dialogs: edited item and preview. */
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
    open(key, itemDraft) {
      if (!itemDraft && item && key !== null && item.key === key) {
        flushSync(() => setTab('item'))
        handle?.focus()
        return
      }
      leaveItem(() => {
        times.current += 1
        setItem({ key, opened: times.current, itemDraft })
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
