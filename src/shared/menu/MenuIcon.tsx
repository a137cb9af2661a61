import { useState, type ReactElement } from 'react'
import { iconEdge } from '#shared/icons/IconFrame.tsx'
import { NamedIcon } from '#shared/icons/NamedIcon.tsx'
import { StoredIcon } from '#shared/icons/StoredIcon.tsx'
import { getConfig } from '#shared/config.ts'
import type { Scheme } from '#shared/browser/look.ts'
import { menuIcon } from './menuIcon.ts'
import type { MenuItem } from './menuTree.ts'
import { usePageScheme } from './usePageScheme.ts'

type MenuIconProps = {
  item: Pick<MenuItem, 'iconName' | 'iconNameDark' | 'isPersonalizedIcon'>
  /** Edge in pixels. */
  size?: number
  /** Fallback for a missing, refused or broken picture. */
  standIn?: ReactElement
  /** Scheme of its background; default: the page's. */
  scheme?: Scheme
}

/** Icon of a stored item; decorative, because the name is next to it. */
export function MenuIcon({ item, size = 20, standIn, ...ground }: MenuIconProps): ReactElement {
  const pageScheme = usePageScheme()
  const scheme = ground.scheme ?? pageScheme
  const [broken, setBroken] = useState<string | null>(null)
  const picture = menuIcon(item, { security: getConfig().security, origin: window.location.origin, scheme })
  if (picture.kind === 'icon') return <StoredIcon name={picture.name} size={size} standIn={standIn} />
  if (picture.kind === 'none' || picture.src === broken) return standIn ?? <NamedIcon name="" size={size} />
  return (
    <img
      src={picture.src}
      alt=""
      width={size}
      height={size}
      style={{ width: iconEdge(size), height: iconEdge(size) }}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(picture.src)}
    />
  )
}
