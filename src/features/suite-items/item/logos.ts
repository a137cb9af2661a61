import { uploadFolder, type LogoUpload } from '#contracts/suite-items.ts'
import type { DraftItem } from '#shared/menu/draft/draftItem.ts'
import { dataUrlOf } from '#shared/menu/upload/dataUrl.ts'

export const logoKinds = ['light', 'dark'] as const
export type LogoKind = (typeof logoKinds)[number]

/** A logo during an edit: its stored name, and the file chosen instead. */
export type Logo = { stored: string; file: File | null }
export type Logos = Record<LogoKind, Logo>

/** Paths or catalogue icon names of both logos; empty if there is none. */
export type LogoNames = Record<LogoKind, string>

export function logosOf({ iconName, iconNameDark }: Pick<DraftItem, 'iconName' | 'iconNameDark'>): Logos {
  return { light: { stored: iconName, file: null }, dark: { stored: iconNameDark, file: null } }
}

/** Upload entry of a chosen file as the requirements describe it (ENT-42 to ENT-45); only its data URL is sent (G-47). */
export async function logoUploadOf(kind: LogoKind, file: File): Promise<LogoUpload> {
  return {
    file_id: kind,
    file_name: file.name,
    uploaded_file: await dataUrlOf(file),
    supportType_file: kind === 'light' ? 'LightSupport' : 'DarkSupport',
  }
}

/** True if a stored name is an upload path, not a catalogue icon. */
export function isUploadPath(name: string): boolean {
  return name.replace(/^\/?/, '/').startsWith(uploadFolder)
}

type ItemLogos = Pick<DraftItem, 'iconName' | 'iconNameDark' | 'isPersonalizedIcon'>

/** Item fields for these logos; with a catalogue icon as light logo the item is not personalized. */
export function toItemLogos({ light, dark }: LogoNames, before: ItemLogos): ItemLogos {
  const isAsBefore = light === before.iconName && dark === before.iconNameDark
  const isPersonalizedIcon = isAsBefore
    ? before.isPersonalizedIcon
    : isUploadPath(light) || (light === '' && isUploadPath(dark))
  return { iconName: light, iconNameDark: dark, isPersonalizedIcon }
}
