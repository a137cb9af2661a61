import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuLocation } from '#contracts/menus.ts'
import type { Scheme } from '#shared/lib/look.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { sectionOf } from '#shared/menu/draft/sections.ts'
import { MenuIcon } from '#shared/menu/MenuIcon.tsx'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { ChevronDownIcon } from '#shared/ui/icons.tsx'
import { themeStyle } from '#themes/applyTheme.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import './menuPreviewTexts.ts'

export type PreviewWidth = 'wide' | 'narrow'

type PreviewPlaceProps = {
  items: readonly MenuItem[]
  location: MenuLocation
  width: PreviewWidth
  scheme: Scheme
}

/** As many items as the top bar has room for; the others stand behind one more (`src/shell/TopMenu.tsx`). */
const barSlots = 4

/** The place of the shell with these items in it: to be looked at, nothing in it leads anywhere. */
export function PreviewPlace({ items, location, width, scheme }: PreviewPlaceProps): ReactElement {
  const { t } = useTranslation('menuPreview')
  const theme = useTheme()
  const isBar = location === 2 && width === 'wide'
  const isCut = isBar && items.length > barSlots
  const parts = location === 3 ? inSections(items) : [items]
  return (
    <div
      className={`preview-place scheme-${scheme}`}
      style={themeStyle(theme, scheme)}
      role="group"
      aria-label={t('place')}
      data-width={width}
      data-bar={isBar || undefined}
    >
      {items.length === 0 && <p className="preview-nothing">{t('nothing')}</p>}
      {parts.map((part, at) => (
        <PreviewList key={at} items={isCut ? part.slice(0, barSlots - 1) : part} />
      ))}
      {isCut && (
        <div className="preview-more">
          <p className="menu-row">
            <bdi>{t('more')}</bdi>
            <ChevronDownIcon size={16} />
          </p>
          <PreviewList items={items.slice(barSlots - 1)} />
        </div>
      )}
    </div>
  )
}

function PreviewList({ items }: { items: readonly MenuItem[] }): ReactElement | null {
  if (items.length === 0) return null
  return (
    <ul className="menu-list">
      {items.map((item) => (
        <li key={item.key}>
          <div className="menu-row" title={serverText(item.description) ?? undefined}>
            <MenuIcon item={item} />
            <bdi>{serverText(item.name)}</bdi>
            {item.children.length > 0 && <ChevronDownIcon size={16} />}
          </div>
          {item.children.length > 0 && (
            <div className="menu-branch">
              <PreviewList items={item.children} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The section of the application comes first, as in the user menu. */
function inSections(items: readonly MenuItem[]): MenuItem[][] {
  return [1, 0].map((section) => items.filter((item) => sectionOf(item) === section))
}
