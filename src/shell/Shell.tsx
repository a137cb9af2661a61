import { useRef, useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useLocation } from 'react-router-dom'
import { screenAt } from '#shared/address/screenAt.ts'
import { useInPlaceOfFrame } from '#shared/browser/pageFrame.ts'
import { useMediaQuery } from '#shared/browser/useMediaQuery.ts'
import { useTitle } from '#shared/hooks/useTitle.ts'
import { readSession } from '#shared/session/tokens.ts'
import { OfflineBanner } from '#shared/ui/OfflineBanner.tsx'
import { OuterSignInBanner } from '#shared/ui/OuterSignInBanner.tsx'
import type { Theme } from '#themes/theme.ts'
import { PermanentDrawer, TemporaryDrawer } from './Drawer.tsx'
import { OldBrowserNotice } from './OldBrowserNotice.tsx'
import { useDrawerMenu, useLocationMenu } from './shellMenus.ts'
import './shellTexts.ts'
import './shell.css'
import { TopBar } from './TopBar.tsx'
import { useArrival } from './useArrival.ts'

/** From this width on the drawer is permanent (SHL-05). */
const wide = '(min-width: 60rem)'

type ShellProps = { theme: Theme; children: ReactNode }

/** Layout around every screen: top bar, drawer, and the main area. */
export function Shell({ theme, children }: ShellProps): ReactElement {
  const { t } = useTranslation(['common', 'home'])
  const [claims] = useState(() => readSession()?.claims)
  const menu = useDrawerMenu(claims?.userId ?? '')
  const topMenu = useLocationMenu('2')
  const isWide = useMediaQuery(wide)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const content = useRef<HTMLElement>(null)
  const screen = screenAt(useLocation().pathname)
  useTitle('screen', t(screen ? `home:${screen.id}.title` : 'home:title'), theme.title)
  useArrival(content)
  useInPlaceOfFrame()

  return (
    <>
      <OfflineBanner />
      <OuterSignInBanner />
      <div className="shell">
        <a
          className="skip-link"
          href="#content"
          onClick={(event) => {
            event.preventDefault()
            content.current?.focus()
          }}
        >
          {t('common:skipToContent')}
        </a>
        <TopBar
          theme={theme}
          claims={claims}
          topMenu={isWide ? topMenu : null}
          onOpenDrawer={isWide ? null : () => setDrawerOpen(true)}
        />
        {isWide && <PermanentDrawer menu={menu} />}
        {!isWide && isDrawerOpen && (
          <TemporaryDrawer menu={menu} topMenu={topMenu} onClose={() => setDrawerOpen(false)} />
        )}
        <main id="content" className="content" tabIndex={-1} ref={content}>
          <OldBrowserNotice />
          {children}
        </main>
      </div>
    </>
  )
}
