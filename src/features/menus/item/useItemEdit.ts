import { useMemo } from 'react'
import type { MenuLocation } from '#contracts/menus.ts'
import type { ItemEdit } from '#shared/menu/item/useItemDialog.ts'
import { useItemForm } from '#shared/menu/item/useItemForm.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { itemProblems, tidyForm, toForm, type ItemForm, iconOf, isSameIcon, noIcon, toItem } from './form.ts'
import type { StoredItemDraft } from './storedItemDraft.ts'
import { usePickedIcon, type PickedIcon } from './usePickedIcon.ts'

type MenuItemEdit = ItemEdit<ItemForm, StoredItemDraft, MenuItem> & { icon: PickedIcon }

/** Edit state of the menu item dialog. */
export function useItemEdit(
  stored: MenuItem | undefined,
  location: MenuLocation,
  application: string,
  itemDraft?: StoredItemDraft,
): MenuItemEdit {
  const base = useMemo(() => toForm(stored, location), [stored, location])
  const { form, isTyped, check } = useItemForm<ItemForm>({
    base,
    isNew: stored === undefined,
    itemDraft: itemDraft?.form,
    judge: (values, before) => itemProblems(values, before, location),
    tidy: tidyForm,
  })
  const storedIcon = stored ? iconOf(stored) : noIcon
  const picking = usePickedIcon(storedIcon, application, itemDraft)
  const { icon, picked } = picking
  const isDirty = (): boolean => isTyped() || picked !== null || !isSameIcon(icon, storedIcon)

  return {
    form,
    check,
    icon: picking,
    chosen: useMemo(() => [stored, icon, picked], [stored, icon, picked]),
    isDirty,
    itemDraft: () =>
      isDirty()
        ? {
            key: stored?.key ?? null,
            form: form.getValues(),
            icon,
            picked: typeof picked === 'string' ? picked : null,
          }
        : null,
    async finish() {
      const taken = await picking.load()
      return taken && toItem(stored, form.getValues(), taken, location)
    },
  }
}
