import { useMemo } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { MenuLocation } from '#contracts/menus.ts'
import { resolverOf } from '#shared/menu/draft/itemRules.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { itemProblems, tidyForm, toForm, type ItemField, type ItemForm } from './itemForm.ts'
import { iconOf, isSameIcon, noIcon, type ItemIcon } from './itemIcon.ts'
import { toItem } from './toItem.ts'
import { usePickedIcon, type PickedIcon } from './usePickedIcon.ts'

export type ItemEdit = {
  form: UseFormReturn<ItemForm>
  icon: PickedIcon
  isDirty: () => boolean
  /** The first field that has a problem, now marked; null where all of them are right. */
  check: () => Promise<ItemField | null>
  /** The item as it is typed, with this icon. */
  itemWith: (icon: ItemIcon) => MenuItem
}

/** What is typed and chosen in the dialog of a menu item. */
export function useItemEdit(
  stored: MenuItem | undefined,
  location: MenuLocation,
  application: string,
): ItemEdit {
  const base = useMemo(() => toForm(stored, location), [stored, location])
  const judgedAgainst = stored ? base : null
  const form = useForm<ItemForm>({
    defaultValues: base,
    resolver: resolverOf((values) => itemProblems(values, judgedAgainst, location)),
    mode: 'onBlur',
  })
  const storedIcon = stored ? iconOf(stored) : noIcon
  const icon = usePickedIcon(storedIcon, application)

  return {
    form,
    icon,
    isDirty() {
      const typed = tidyForm(form.getValues())
      const kept = tidyForm(base)
      const isTyped = (Object.keys(kept) as ItemField[]).some((field) => typed[field] !== kept[field])
      return isTyped || icon.picked !== null || !isSameIcon(icon.icon, storedIcon)
    },
    async check() {
      await form.trigger()
      const [first] = Object.keys(itemProblems(form.getValues(), judgedAgainst, location))
      return (first as ItemField | undefined) ?? null
    },
    itemWith: (taken) => toItem(stored, form.getValues(), taken, location),
  }
}
