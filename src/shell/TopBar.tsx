import type { ReactElement } from 'react'
import { useSelector } from 'react-redux'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { usePrintStart } from '#shared/browser/usePrintStart.ts'
import { NamedIcon } from '#shared/icons/NamedIcon.tsx'
import { formatTime } from '#shared/format/formatTime.ts'
import type { Claims } from '#shared/session/claims.ts'
import { selectHasChanges, showChanges } from '#shared/changes/changes.ts'
import { UndoIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import type { Theme } from '#themes/theme.ts'
import type { LoadedMenu } from './shellMenus.ts'
import { PaletteButton } from './palette/PaletteButton.tsx'
import { SuiteMenu } from './SuiteMenu.tsx'
import { TasksSlot } from './TasksSlot.tsx'
import { TopMenu } from './TopMenu.tsx'
import { UserMenu } from './UserMenu.tsx'

type TopBarProps = {
  theme: Theme
  claims: Claims | undefined
  /** Null if the drawer shows these items. */
  topMenu: LoadedMenu | null
  /** Null if the drawer is permanent. */
  onOpenDrawer: (() => void) | null
}

/** Logo, menus and the signed-in user (SHL-01 to SHL-04). */
export function TopBar({ theme, claims, topMenu, onOpenDrawer }: TopBarProps): ReactElement {
  const { t } = useTranslation(['shell', 'common'])
  const hasChanges = useSelector(selectHasChanges)
  const printStart = usePrintStart()
  return (
    <header className="top-bar row gap-1">
      {onOpenDrawer && (
        <IconButton
          label={t('openDrawer')}
          icon={<NamedIcon name="menu" size={22} />}
          aria-haspopup="dialog"
          onClick={onOpenDrawer}
        />
      )}
      <PageLink to="/" className="top-logo" aria-label={`${theme.productName}: ${t('common:goHome')}`}>
        <picture>
          <source media="(max-width: 37.49rem)" srcSet={theme.logoMark} />
          <img src={theme.logo} alt={theme.productName} height={28} />
        </picture>
      </PageLink>
      <TasksSlot />
      {topMenu ? <TopMenu menu={topMenu} /> : <span className="grow" />}
      <PaletteButton />
      {hasChanges && (
        <IconButton
          label={t('changes')}
          icon={<UndoIcon size={22} />}
          aria-haspopup="dialog"
          onClick={() => showChanges(true)}
        />
      )}
      <SuiteMenu />
      {printStart !== null && <time className="printed-on">{formatTime(printStart)}</time>}
      <UserMenu claims={claims} />
    </header>
  )
}
