import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { useLeaveGuard } from '#shared/cards/useLeaveGuard.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import type { TypedItem } from './useItemForm.ts'

/** An item while it is edited. */
export type ItemEdit<Form extends FieldValues, ItemDraft, Item> = Pick<TypedItem<Form>, 'form' | 'check'> & {
  isDirty: () => boolean
  /** What is stored of it after the page is closed; null without changes. */
  itemDraft: () => ItemDraft | null
  /** What is chosen beside the form: another value for each choice. */
  chosen: unknown
  /** The item as it is typed, once its pictures are uploaded; null where that failed (T86). */
  finish: () => Promise<Item | null>
}

export type ItemDialogProps<ItemDraft, Item> = {
  /** What was typed of it before the page went. */
  itemDraft?: ItemDraft | undefined
  /** Tells what would be lost with the page; null where nothing would. */
  onTyped?: (itemDraft: ItemDraft | null) => void
  /** Takes the item into the menu; the owner closes the dialog. */
  onAccept: (item: Item) => void
  onClose: () => void
}

type Options<ItemDraft, Item> = Pick<ItemDialogProps<ItemDraft, Item>, 'onTyped' | 'onAccept' | 'onClose'> & {
  /** Scrolls to the fields. */
  showFields?: () => void
  /** Scrolls to the upload that failed. */
  showUnfinished?: () => void
}

/** The unsaved edit of an item until it is accepted: its problems, and the question before it is lost. */
export function useItemDialog<Form extends FieldValues, ItemDraft, Item>(
  edit: ItemEdit<Form, ItemDraft, Item>,
  options: Options<ItemDraft, Item>,
) {
  const { form } = edit
  const { busy, run } = useOneAtATime()
  // A picture may still be uploading.
  const latest = useLatest({ ...options, edit })
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const notify = useLatest(() => options.onTyped?.(edit.itemDraft()))
  useEffect(() => notify.current(), [notify, edit.chosen])
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => notify.current() }),
    [form, notify],
  )

  async function isFine(): Promise<boolean> {
    const broken = await edit.check()
    if (broken === null) return true
    latest.current.showFields?.()
    form.setFocus(broken)
    return false
  }
  async function acceptOnce(): Promise<boolean> {
    if (!(await isFine())) return false
    const item = await latest.current.edit.finish()
    if (!isOpen.current) return false
    if (item === null) latest.current.showUnfinished?.()
    // At once, so that the menu counts as changed before it is left.
    else flushSync(() => latest.current.onAccept(item))
    return item !== null
  }
  const accept = async (): Promise<boolean> => (await run(acceptOnce)) === true
  const leaving = useLeaveGuard({
    isDirty: edit.isDirty,
    isTab: () => false,
    asksOnTabs: true,
    checkTab: null,
    save: accept,
    discard: options.onClose,
    isDialog: true,
  })
  return { busy, isFine, accept, leaving }
}
