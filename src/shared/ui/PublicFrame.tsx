import type { ReactElement, ReactNode } from 'react'
import { OfflineBanner } from './OfflineBanner.tsx'
import { OuterSignInBanner } from './OuterSignInBanner.tsx'

/** The part of a theme that the frame shows. */
export type FrameLook = {
  layout: 'standard' | 'certificate' | 'branded' | 'dark'
  productName: string
  logo: string
  logoMark: string
  backgroundImage: string
}

type PublicFrameProps = {
  theme: FrameLook
  /** The screen: its heading and form. */
  children: ReactNode
  /** What the brand has to say; left out on narrow screens. */
  aside?: ReactNode
  languageSelector?: ReactNode
  footer?: ReactNode
  /** A card that is no form; its screen brings frameCards.css. */
  card?: 'message' | 'wide' | undefined
}

/** The same parts for every layout; `frame.css` places them. */
export function PublicFrame({
  theme,
  children,
  aside,
  languageSelector,
  footer,
  card,
}: PublicFrameProps): ReactElement {
  return (
    <>
      <OfflineBanner />
      <OuterSignInBanner />
      <div className="frame" data-layout={theme.layout} data-aside={aside ? '' : undefined} data-card={card}>
        <img className="frame-backdrop" src={theme.backgroundImage} alt="" />
        <header className="frame-top">
          <img className="frame-logo" src={theme.logo} alt={theme.productName} />
          {languageSelector}
        </header>
        {aside && (
          <aside className="frame-aside" aria-label={theme.productName}>
            {aside}
          </aside>
        )}
        <main className="frame-main">
          <div className="frame-card">
            {theme.layout === 'certificate' && (
              <img className="frame-seal" src={theme.logoMark} alt="" width={88} height={88} />
            )}
            {children}
          </div>
        </main>
        {footer && <footer className="frame-foot">{footer}</footer>}
      </div>
    </>
  )
}
