import type { ReactElement, ReactNode } from 'react'
import { OfflineBanner } from './OfflineBanner.tsx'
import { OuterSignInBanner } from './OuterSignInBanner.tsx'

/** Parts of a theme shown by the frame. */
export type FrameLook = {
  layout: 'standard' | 'certificate' | 'branded' | 'deep'
  productName: string
  logo: string
  logoMark: string
  backgroundImage: string
}

type PublicFrameProps = {
  theme: FrameLook
  /** Heading and form of the screen. */
  children: ReactNode
  /** Content on the brand's side, hidden on narrow screens. */
  aside?: ReactNode
  languageSelector?: ReactNode
  footer?: ReactNode
  /** A card without a form; its screen imports frameCards.css. */
  card?: 'message' | 'wide' | undefined
}

/** The same elements for every layout, placed by `frame.css`. Pictures load after the first paint. */
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
        <img className="frame-backdrop" loading="lazy" src={theme.backgroundImage} alt="" />
        <header className="frame-top">
          <img className="frame-logo" loading="lazy" src={theme.logo} alt={theme.productName} />
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
              <img className="frame-seal" loading="lazy" src={theme.logoMark} alt="" width={88} height={88} />
            )}
            {children}
          </div>
        </main>
        {footer && <footer className="frame-foot">{footer}</footer>}
      </div>
    </>
  )
}
