import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { CloseIcon } from '#shared/ui/icons.tsx'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { builtInMenu } from './builtInMenu.ts'
import { menuScreens } from './home/menuScreens.ts'
import { MenuFailed } from './MenuFailed.tsx'
import { MenuList } from './MenuList.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import { isWholeMenu, type LoadedMenu } from './shellMenus.ts'

/** Fixed by the requirements, independent of the version service (SHL-07, CON-18). */
const drawerVersion = '1.8.0'

/** The drawer beside the screen (SHL-05). */
export function PermanentDrawer({ menu }: { menu: LoadedMenu }): ReactElement {
  const { t } = useTranslation('shell')
  return (
    <nav className="drawer" tabIndex={-1} aria-label={t('drawer')}>
      <DrawerItems menu={menu} />
      <Version />
    </nav>
  )
}

type TemporaryDrawerProps = { menu: LoadedMenu; topMenu: LoadedMenu; onClose: () => void }

/** The drawer over a narrow screen; it also has the top bar items that do not fit there (SHL-06). */
export function TemporaryDrawer({ menu, topMenu, onClose }: TemporaryDrawerProps): ReactElement {
  const { t } = useTranslation('shell')
  return (
    <ModalDialog className="drawer-dialog side-sheet" aria-label={t('drawer')} onDismiss={onClose}>
      <div className="drawer-sheet">
        <IconButton
          className="drawer-close"
          label={t('closeDrawer')}
          icon={<CloseIcon />}
          onClick={onClose}
        />
        <nav tabIndex={-1} aria-label={t('drawer')}>
          <DrawerItems menu={menu} onChoose={onClose} />
        </nav>
        {topMenu.items.length > 0 && (
          <nav className="drawer-top" aria-label={t('topMenu')}>
            <MenuList items={topMenu.items} onChoose={onClose} />
          </nav>
        )}
        <Version />
      </div>
    </ModalDialog>
  )
}

function DrawerItems({ menu, onChoose }: { menu: LoadedMenu; onChoose?: () => void }): ReactElement {
  const { t } = useTranslation(['shell', 'home', 'common'])
  const items = isWholeMenu(menu) ? menu.items : [...menu.items, ...builtIn()]

  function builtIn(): MenuItem[] {
    return builtInMenu((key) => t(`home:${key}`), menuScreens(menu.items, window.location.origin))
  }
  return (
    <div className="drawer-menu">
      {menu.status === 'loading' ? (
        <div role="status" className="drawer-skeleton">
          <span className="sr-only">{t('common:loading')}</span>
          {[70, 84, 76, 58, 88, 80].map((width) => (
            <span key={width} className="skeleton" style={{ width: `${width}%` }} />
          ))}
        </div>
      ) : (
        <MenuList items={items} onChoose={onChoose} />
      )}
      {menu.status === 'failed' && <MenuFailed text={t('shell:drawerFailed')} menu={menu} />}
      {menu.status === 'partial' && <MenuFailed text={t('shell:drawerPartial')} menu={menu} />}
    </div>
  )
}

function Version(): ReactElement {
  const { t } = useTranslation('shell')
  return (
    <p className="drawer-version faint numbers">
      {t('version')} <span>{drawerVersion}</span>
    </p>
  )
}
