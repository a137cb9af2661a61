import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useLocation } from 'react-router-dom'
import { useMediaQuery } from '#shared/browser/useMediaQuery.ts'
import { MenuIcon } from '#shared/menu/MenuIcon.tsx'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { ChevronDownIcon } from '#shared/ui/icons.tsx'
import { isCurrentPath } from './isCurrentPath.ts'
import { MenuFailed } from './MenuFailed.tsx'
import { MenuList } from './MenuList.tsx'
import { MenuTarget } from './MenuTarget.tsx'
import type { LoadedMenu } from './shellMenus.ts'
import { useMenuItem } from './useMenuItem.ts'
import { usePopover } from '#shared/ui/usePopover.ts'
import { withOwnLink } from './withOwnLink.ts'

/** The items of location 2: as many as fit in the bar, the rest behind a button. */
export function TopMenu({ menu }: { menu: LoadedMenu }): ReactElement {
  const { t } = useTranslation('shell')
  const slots = useMediaQuery('(min-width: 1200px)') ? 4 : 2
  const inline = menu.items.length > slots ? menu.items.slice(0, slots - 1) : menu.items
  const rest = menu.items.slice(inline.length)
  return (
    <nav className="top-menu grow row to-end gap-1" tabIndex={-1} aria-label={t('topMenu')}>
      {menu.status === 'failed' && <MenuFailed text={t('menuFailed')} menu={menu} />}
      {inline.map((item) =>
        item.children.length > 0 ? (
          <TopBranch key={item.key} item={item} />
        ) : (
          <TopItem key={item.key} item={item} />
        ),
      )}
      {rest.length > 0 && <TopGroup name={t('more')} items={rest} />}
    </nav>
  )
}

function TopBranch({ item }: { item: MenuItem }): ReactElement {
  const { name } = useMenuItem(item)
  return <TopGroup name={name} items={withOwnLink(item, window.location.origin)} />
}

function TopItem({ item }: { item: MenuItem }): ReactElement {
  const { pathname } = useLocation()
  const { action, name, description } = useMenuItem(item)
  return (
    <MenuTarget
      action={action}
      className="top-item row gap-2 muted"
      title={description ?? name}
      isCurrent={action.kind === 'route' && isCurrentPath(action.path, pathname)}
    >
      <MenuIcon item={item} size={18} />
      <bdi className="one-line">{name}</bdi>
    </MenuTarget>
  )
}

type TopGroupProps = { name: string; items: readonly MenuItem[] }

function TopGroup({ name, items }: TopGroupProps): ReactElement {
  const { isOpen, toggle, close, button, root } = usePopover()
  return (
    <div className="popover-root" {...root}>
      <button
        ref={button}
        type="button"
        className="top-item row gap-2 muted"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <bdi className="one-line">{name}</bdi>
        <ChevronDownIcon size={16} />
      </button>
      {isOpen && (
        <div className="popover top-popover overlay">
          <MenuList items={items} onChoose={() => close('leave')} />
        </div>
      )}
    </div>
  )
}
