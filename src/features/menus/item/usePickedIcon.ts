import { useState } from 'react'
import { suiteItemsApi } from '#features/suite-items/api.ts'
import { usePictureUpload, type PictureUpload } from '#shared/menu/upload/usePictureUpload.ts'
import { rememberIcon } from '../icons/recentIcons.ts'
import { isSameIcon, noIcon, type ItemIcon } from './form.ts'

/** A chosen icon not yet applied: a catalogue name or a picture. */
type Picked = string | File | null

export type PickedIcon = {
  /** The icon of the item. */
  icon: ItemIcon
  picked: Picked
  pick: (picked: Picked) => void
  upload: PictureUpload
  /** Applies the chosen icon, after uploading a picture (G-46); null if that fails (T86). */
  load: () => Promise<ItemIcon | null>
}

/** The icon of an item while it is edited. */
export function usePickedIcon(
  stored: ItemIcon,
  application: string,
  left?: { icon: ItemIcon; picked: string | null },
): PickedIcon {
  const [icon, setIcon] = useState(left?.icon ?? stored)
  const [before, setBefore] = useState(stored)
  if (!isSameIcon(before, stored)) {
    setBefore(stored)
    if (isSameIcon(icon, before)) setIcon(stored)
  }
  const [picked, setPicked] = useState<Picked>(left?.picked ?? null)
  const [send] = suiteItemsApi.useUploadImageMenuMutation()
  const upload = usePictureUpload(send)

  function take(next: ItemIcon): ItemIcon {
    setIcon(next)
    setPicked(null)
    return next
  }

  return {
    icon,
    picked,
    pick(next) {
      upload.forget()
      setPicked(!icon.isPersonalizedIcon && next === icon.iconName ? null : next)
    },
    upload,
    async load() {
      if (picked === null) return icon
      if (typeof picked === 'string') {
        rememberIcon(picked)
        return take({ ...noIcon, iconName: picked })
      }
      const path = await upload.upload(picked, application)
      return path === null ? null : take({ ...noIcon, iconName: path, isPersonalizedIcon: true })
    },
  }
}
