import { isIconName } from '#shared/icons/iconShapes.ts'
import type { MenuItem } from './menuTree.ts'

/** Folder of uploaded pictures at the security service; assumed, because the documents name none. */
const uploadPrefix = '/uploads/'

type MenuPicture =
  /** A possible icon name. */
  | { kind: 'icon'; name: string }
  | { kind: 'picture'; src: string }
  /** Nothing valid; the item shows the fallback. */
  | { kind: 'none' }

type Surroundings = {
  /** Base of the security service: a path or an absolute address. */
  security: string
  /** The portal's own origin. */
  origin: string
  scheme: 'light' | 'dark'
}

/** An icon by its name, or an uploaded picture from the service's host and folder (hardening T7). */
export function menuIcon(
  item: Pick<MenuItem, 'iconName' | 'iconNameDark' | 'isPersonalizedIcon'>,
  { security, origin, scheme }: Surroundings,
): MenuPicture {
  const name = (scheme === 'dark' && item.iconNameDark) || item.iconName
  if (!item.isPersonalizedIcon && isIconName(name)) return { kind: 'icon', name }
  const src = uploadedPicture(name, new URL(`${security}/`, origin))
  return src === null ? { kind: 'none' } : { kind: 'picture', src }
}

const relativePath = /^\/?(?:[A-Za-z0-9_-][\w.-]*\/)*[A-Za-z0-9_-][\w.-]*\.png$/i

function uploadedPicture(path: string, base: URL): string | null {
  if (path.length > 300 || !relativePath.test(path)) return null
  const url = new URL(path.replace(/^\//, ''), base)
  const folder = base.pathname.replace(/\/$/, '') + uploadPrefix
  return url.origin === base.origin && url.pathname.startsWith(folder) ? url.href : null
}
