import { useId, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { MenuIcon } from '#shared/menu/MenuIcon.tsx'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { ChevronDownIcon } from '#shared/ui/icons.tsx'
import { isCurrentPath, leadsHere } from './isCurrentPath.ts'
import type { ItemTexts } from './itemTexts.ts'
import { MenuTarget } from './MenuTarget.tsx'
import { useMenuItem } from './useMenuItem.ts'
import { withOwnLink } from './withOwnLink.ts'

type MenuListProps = { items: readonly MenuItem[]; onChoose?: (() => void) | undefined }

/** Stored menu items as a vertical list; items with children expand and collapse. */
export function MenuList({ items, onChoose }: MenuListProps): ReactElement {
  return (
    <ul className="menu-list">
      {items.map((item, at) => (
        <li key={`${at}-${item.key}`}>
          {item.children.length > 0 ? (
            <Branch item={item} onChoose={onChoose} />
          ) : (
            <Leaf item={item} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Longer names may be truncated: a row shows at most four lines. */
const longName = 60

/** The full name if it may be truncated, otherwise the description. */
function titleOf({ name, description }: ItemTexts): string | undefined {
  return name.length > longName ? name : (description ?? undefined)
}

type ItemProps = { item: MenuItem; onChoose: (() => void) | undefined }

function Leaf({ item, onChoose }: ItemProps): ReactElement {
  const { pathname } = useLocation()
  const { action, name, description } = useMenuItem(item)
  return (
    <MenuTarget
      action={action}
      className="menu-row"
      title={titleOf({ name, description })}
      isCurrent={action.kind === 'route' && isCurrentPath(action.path, pathname)}
      onChoose={onChoose}
    >
      <MenuIcon item={item} />
      <bdi>{name}</bdi>
    </MenuTarget>
  )
}

function Branch({ item, onChoose }: ItemProps): ReactElement {
  const { pathname } = useLocation()
  const origin = window.location.origin
  const { name } = useMenuItem(item)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? leadsHere(item, pathname, origin)
  const listId = useId()
  return (
    <>
      <button
        type="button"
        className="menu-row"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        title={titleOf({ name, description: null })}
        onClick={() => setChosen(!isOpen)}
      >
        <MenuIcon item={item} />
        <bdi>{name}</bdi>
        <ChevronDownIcon className="menu-chevron" size={16} />
      </button>
      {isOpen && (
        <div id={listId} className="menu-branch">
          <MenuList items={withOwnLink(item, origin)} onChoose={onChoose} />
        </div>
      )}
    </>
  )
}
