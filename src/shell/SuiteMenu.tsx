import { useId, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { suiteAction } from '#shared/menu/menuAction.ts'
import { MenuIcon } from '#shared/menu/MenuIcon.tsx'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { NamedIcon } from '#shared/icons/NamedIcon.tsx'
import { initials } from '#shared/format/initials.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { MenuFailed } from './MenuFailed.tsx'
import { MenuTarget } from './MenuTarget.tsx'
import { useLocationMenu, type LoadedMenu } from './shellMenus.ts'
import { usePopover } from '#shared/ui/usePopover.ts'

/** Menu of the suite's applications (SHL-04). */
export function SuiteMenu(): ReactElement {
  const { t } = useTranslation('shell')
  const panelId = useId()
  const { isOpen, toggle, close, button, root } = usePopover()
  const menu = useLocationMenu('4')
  return (
    <div className="popover-root" {...root}>
      <IconButton
        ref={button}
        label={t('suiteMenu')}
        icon={<NamedIcon name="apps" size={22} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      />
      {isOpen && (
        <nav
          id={panelId}
          className="popover suite-popover overlay"
          tabIndex={-1}
          aria-label={t('suiteTitle')}
        >
          <p className="popover-title bold muted small" aria-hidden="true">
            {t('suiteTitle')}
          </p>
          <SuiteTiles menu={menu} onChoose={() => close('leave')} />
        </nav>
      )}
    </div>
  )
}

function SuiteTiles({ menu, onChoose }: { menu: LoadedMenu; onChoose: () => void }): ReactElement {
  const { t } = useTranslation('shell')
  const { items, status } = menu
  if (status === 'loading') return <SuiteSkeleton />
  if (status === 'failed') return <MenuFailed text={t('menuFailed')} menu={menu} />
  if (items.length === 0) return <p className="muted">{t('suiteEmpty')}</p>
  return (
    <ul className="suite-tiles">
      {items.map((item, at) => (
        <li key={`${at}-${item.key}`} className="stack">
          <SuiteTile item={item} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
}

function SuiteTile({ item, onChoose }: { item: MenuItem; onChoose: () => void }): ReactElement {
  const name = serverText(item.name) ?? ''
  return (
    <MenuTarget
      action={suiteAction(item, window.location.origin)}
      className="suite-tile"
      hostIn="title"
      title={serverText(item.description) ?? name}
      onChoose={onChoose}
    >
      <span className="suite-logo middle bold">
        <MenuIcon item={item} size={32} standIn={<span aria-hidden="true">{initials(name)}</span>} />
      </span>
      <bdi className="clamp">{name}</bdi>
    </MenuTarget>
  )
}

function SuiteSkeleton(): ReactElement {
  const { t } = useTranslation()
  return (
    <div className="suite-tiles" role="status">
      <span className="sr-only">{t('loading')}</span>
      {[1, 2, 3].map((one) => (
        <span key={one} className="skeleton suite-tile" />
      ))}
    </div>
  )
}
