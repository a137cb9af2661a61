import { uploadFolder, type LogoUpload } from '#contracts/suite-items.ts'
import type { DraftItem } from '#shared/menu/draft/draftItem.ts'
import { dataUrlOf } from '#shared/menu/upload/dataUrl.ts'

export const logoKinds = ['light', 'dark'] as const
export type LogoKind = (typeof logoKinds)[number]

/** A logo while it is edited: what is stored of it, and the file that was chosen instead. */
export type Logo = { stored: string; file: File | null }
export type Logos = Record<LogoKind, Logo>

/** Where both logos lie, or the names of icons of the catalogue; empty where there is none. */
export type LogoNames = Record<LogoKind, string>

export function logosOf({ iconName, iconNameDark }: Pick<DraftItem, 'iconName' | 'iconNameDark'>): Logos {
  return { light: { stored: iconName, file: null }, dark: { stored: iconNameDark, file: null } }
}

/** A chosen file as the list of logos carries it (ENT-42 to ENT-45). */
export async function logoUploadOf(kind: LogoKind, file: File): Promise<LogoUpload> {
  return {
    file_id: kind,
    file_name: file.name,
    uploaded_file: await dataUrlOf(file),
    supportType_file: kind === 'light' ? 'LightSupport' : 'DarkSupport',
  }
}

/** Whether a stored name is the path of an upload and not an icon of the catalogue. */
export function isUploadPath(name: string): boolean {
  return name.replace(/^\/?/, '/').startsWith(uploadFolder)
}

type ItemLogos = Pick<DraftItem, 'iconName' | 'iconNameDark' | 'isPersonalizedIcon'>

/** The fields of an item with these logos; one that keeps its icon of the catalogue on light is not personalized. */
export function toItemLogos({ light, dark }: LogoNames, before: ItemLogos): ItemLogos {
  const isAsBefore = light === before.iconName && dark === before.iconNameDark
  const isPersonalizedIcon = isAsBefore
    ? before.isPersonalizedIcon
    : isUploadPath(light) || (light === '' && isUploadPath(dark))
  return { iconName: light, iconNameDark: dark, isPersonalizedIcon }
}
