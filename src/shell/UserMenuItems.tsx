import type { ReactElement } from 'react'
import { MenuIcon } from '#shared/menu/MenuIcon.tsx'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { MenuTarget } from './MenuTarget.tsx'
import { useMenuItem } from './useMenuItem.ts'

type UserMenuItemsProps = { items: readonly MenuItem[]; onChoose: () => void }

const applicationSection = 1

/** The stored items of location 3: first the application's, then the user's. */
export function UserMenuItems({ items, onChoose }: UserMenuItemsProps): ReactElement {
  const ofApplication = items.filter(({ section }) => section === applicationSection)
  const ofUser = items.filter(({ section }) => section !== applicationSection)
  return (
    <>
      {[ofApplication, ofUser].map(
        (part, place) =>
          part.length > 0 && (
            <div key={place} role="group" className="menu-part">
              {part.map((item, at) => (
                <Row key={`${at}-${item.key}`} item={item} onChoose={onChoose} />
              ))}
            </div>
          ),
      )}
    </>
  )
}

/** Nested items follow their parent, indented, so that arrow keys go through one list. */
function Row({ item, onChoose }: { item: MenuItem; onChoose: () => void }): ReactElement {
  const { action, name, description } = useMenuItem(item)
  return (
    <>
      <MenuTarget
        action={action}
        role="menuitem"
        className="menu-row"
        title={description ?? name}
        onChoose={onChoose}
      >
        <MenuIcon item={item} />
        <bdi>{name}</bdi>
      </MenuTarget>
      {item.children.length > 0 && (
        <div role="group" aria-label={name} className="menu-branch">
          {item.children.map((child) => (
            <Row key={child.key} item={child} onChoose={onChoose} />
          ))}
        </div>
      )}
    </>
  )
}
