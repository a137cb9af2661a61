import { useLayoutEffect, useMemo, useRef } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { MenuLocation } from '#contracts/menus.ts'
import { resolverOf } from '#shared/menu/draft/itemRules.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { itemProblems, tidyForm, toForm, type ItemField, type ItemForm } from './itemForm.ts'
import { iconOf, isSameIcon, noIcon, type ItemIcon } from './itemIcon.ts'
import type { LeftItem } from './leftItem.ts'
import { toItem } from './toItem.ts'
import { usePickedIcon, type PickedIcon } from './usePickedIcon.ts'

export type ItemEdit = {
  form: UseFormReturn<ItemForm>
  icon: PickedIcon
  isDirty: () => boolean
  /** What is kept of it beyond the page; null where nothing is typed. */
  left: () => LeftItem | null
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
  left?: LeftItem,
): ItemEdit {
  const base = useMemo(() => toForm(stored, location), [stored, location])
  const judgedAgainst = stored ? base : null
  const form = useForm<ItemForm>({
    defaultValues: left?.form ?? base,
    resolver: resolverOf((values) => itemProblems(values, judgedAgainst, location)),
    mode: 'onBlur',
  })
  // What is changed of the item beside the form is taken over, where nothing was typed in its place.
  const seen = useRef(base)
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = base
    const typed = form.getValues()
    for (const field of changedFields(before, base))
      if (typed[field] === before[field]) form.setValue(field, base[field])
  }, [form, base])
  const storedIcon = stored ? iconOf(stored) : noIcon
  const icon = usePickedIcon(storedIcon, application, left)

  function isDirty(): boolean {
    const isTyped = changedFields(tidyForm(form.getValues()), tidyForm(base)).length > 0
    return isTyped || icon.picked !== null || !isSameIcon(icon.icon, storedIcon)
  }

  return {
    form,
    icon,
    isDirty,
    left: () =>
      isDirty()
        ? {
            key: stored?.key ?? null,
            form: form.getValues(),
            icon: icon.icon,
            picked: typeof icon.picked === 'string' ? icon.picked : null,
          }
        : null,
    async check() {
      await form.trigger()
      const [first] = Object.keys(itemProblems(form.getValues(), judgedAgainst, location))
      return (first as ItemField | undefined) ?? null
    },
    itemWith: (taken) => toItem(stored, form.getValues(), taken, location),
  }
}

function changedFields(one: ItemForm, other: ItemForm): ItemField[] {
  return (Object.keys(one) as ItemField[]).filter((field) => one[field] !== other[field])
}
