import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { suiteLocation, type MenuLocation } from '#contracts/menus.ts'
import { initials } from '#shared/format/initials.ts'
import type { Scheme } from '#shared/browser/look.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { sectionOf } from '#shared/menu/draft/sections.ts'
import { MenuIcon } from '#shared/menu/MenuIcon.tsx'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { ChevronDownIcon } from '#shared/ui/icons.tsx'
import { themeStyle } from '#themes/applyTheme.ts'
import { useTheme } from '#themes/ThemeContext.ts'

export type PreviewWidth = 'wide' | 'narrow'

type PreviewPlaceProps = {
  items: readonly MenuItem[]
  location: MenuLocation
  width: PreviewWidth
  scheme: Scheme
}

/** Items in the top bar; the others are in a menu (`src/shell/TopMenu.tsx`). */
const barSlots = 4

/** Inert copy of the shell's menu with these items. */
export function PreviewPlace({ items, location, width, scheme }: PreviewPlaceProps): ReactElement {
  const { t } = useTranslation('menuPreview')
  const theme = useTheme()
  const isBar = location === 2 && width === 'wide'
  const isCut = isBar && items.length > barSlots
  const isSuite = location === suiteLocation
  const parts = location === 3 ? inSections(items) : [items]
  return (
    <div
      className={`preview-place scheme-${scheme}`}
      style={themeStyle(theme, scheme)}
      role="group"
      aria-label={t('place')}
      data-width={width}
      data-bar={isBar || undefined}
      data-suite={isSuite || undefined}
    >
      {items.length === 0 && <p className="muted small">{t('nothing')}</p>}
      {isSuite && <SuitePreview items={items} scheme={scheme} />}
      {!isSuite &&
        parts.map((part, at) => (
          <PreviewList key={at} items={isCut ? part.slice(0, barSlots - 1) : part} scheme={scheme} />
        ))}
      {isCut && (
        <div>
          <p className="menu-row">
            <bdi>{t('more')}</bdi>
            <ChevronDownIcon size={16} />
          </p>
          <PreviewList items={items.slice(barSlots - 1)} scheme={scheme} />
        </div>
      )}
    </div>
  )
}

type ItemsProps = Pick<PreviewPlaceProps, 'items' | 'scheme'>

/** The applications as in `src/shell/SuiteMenu.tsx`. */
function SuitePreview({ items, scheme }: ItemsProps): ReactElement {
  return (
    // Focusable, to scroll by keyboard.
    <ul className="suite-tiles" tabIndex={0}>
      {items.map((item) => {
        const name = serverText(item.name) ?? ''
        return (
          <li key={item.key}>
            <div className="suite-tile" title={serverText(item.description) ?? name}>
              <span className="suite-logo middle bold">
                <MenuIcon
                  item={item}
                  size={32}
                  scheme={scheme}
                  standIn={<span aria-hidden="true">{initials(name)}</span>}
                />
              </span>
              <bdi className="clamp">{name}</bdi>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function PreviewList({ items, scheme }: ItemsProps): ReactElement | null {
  if (items.length === 0) return null
  return (
    <ul className="menu-list">
      {items.map((item) => (
        <li key={item.key}>
          <div className="menu-row" title={serverText(item.description) ?? undefined}>
            <MenuIcon item={item} scheme={scheme} />
            <bdi>{serverText(item.name)}</bdi>
            {item.children.length > 0 && <ChevronDownIcon size={16} />}
          </div>
          {item.children.length > 0 && (
            <div className="menu-branch">
              <PreviewList items={item.children} scheme={scheme} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Application section first, as in the user menu. */
function inSections(items: readonly MenuItem[]): MenuItem[][] {
  return [1, 0].map((section) => items.filter((item) => sectionOf(item) === section))
}
