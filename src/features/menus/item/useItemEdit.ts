import { useMemo, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { MenuLocation } from '#contracts/menus.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { rememberIcon } from '../icons/recentIcons.ts'
import { itemProblems, itemResolver, tidyForm, toForm, type ItemField, type ItemForm } from './itemForm.ts'
import { iconOf, isSameIcon, noIcon, type ItemIcon } from './itemIcon.ts'
import { toItem } from './toItem.ts'

export type ItemEdit = {
  form: UseFormReturn<ItemForm>
  icon: ItemIcon
  /** The icon that is chosen in the grid and not taken into the item yet; empty where none is. */
  picked: string
  pick: (name: string) => void
  /** Takes the chosen icon into the item. */
  load: () => void
  isDirty: () => boolean
  /** The first field that has a problem, now marked; null where all of them are right. */
  check: () => Promise<ItemField | null>
  /** The item as it is edited, with the icon that is chosen. */
  item: () => MenuItem
}

/** What is typed and chosen in the dialog of a menu item. */
export function useItemEdit(stored: MenuItem | undefined, location: MenuLocation): ItemEdit {
  const base = useMemo(() => toForm(stored, location), [stored, location])
  const judgedAgainst = stored ? base : null
  const form = useForm<ItemForm>({
    defaultValues: base,
    resolver: itemResolver(judgedAgainst, location),
    mode: 'onBlur',
  })
  const [icon, setIcon] = useState<ItemIcon>(() => (stored ? iconOf(stored) : noIcon))
  const [picked, setPicked] = useState('')
  const pickedIcon = picked === '' ? icon : { ...noIcon, iconName: picked }

  return {
    form,
    icon,
    picked,
    pick: (name) => setPicked(!icon.isPersonalizedIcon && name === icon.iconName ? '' : name),
    load() {
      if (picked !== '') rememberIcon(picked)
      setIcon(pickedIcon)
      setPicked('')
    },
    isDirty() {
      const typed = tidyForm(form.getValues())
      const kept = tidyForm(base)
      const fields = Object.keys(kept) as ItemField[]
      return (
        fields.some((field) => typed[field] !== kept[field]) ||
        !isSameIcon(pickedIcon, stored ? iconOf(stored) : noIcon)
      )
    },
    async check() {
      await form.trigger()
      const [first] = Object.keys(itemProblems(form.getValues(), judgedAgainst, location))
      return (first as ItemField | undefined) ?? null
    },
    item() {
      if (picked !== '') rememberIcon(picked)
      return toItem(stored, form.getValues(), pickedIcon, location)
    },
  }
}
