/** @jest-environment node */
import '#shared/texts/i18n.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { PublicFrame, type FrameLook } from './PublicFrame.tsx'

const look: FrameLook = {
  layout: 'standard',
  productName: 'Bemyself',
  logo: '/logo.svg',
  logoMark: '/mark.svg',
  backgroundImage: '/background.svg',
}

const layouts = ['standard', 'certificate', 'branded', 'deep'] as const

describe('the prerendered public frame', () => {
  it.each(layouts)(
    'shows logo, background and screen of the theme in the layout %s [PRD-14, PRD-15]',
    (layout) => {
      const html = renderToStaticMarkup(
        <PublicFrame theme={{ ...look, layout }} footer="Versión 3.4.1" languageSelector="Idioma">
          <h1>Iniciar sesión</h1>
        </PublicFrame>,
      )
      expect(html).toContain(`data-layout="${layout}"`)
      expect(html).toContain('src="/logo.svg" alt="Bemyself"')
      expect(html).toContain('src="/background.svg" alt=""')
      expect(html).toMatch(/<main[^>]*>.*<h1>Iniciar sesión<\/h1>.*<\/main>/)
      expect(html).toMatch(/Idioma.*<main.*Versión 3\.4\.1/)
    },
  )

  it('has no style attribute, which the policy forbids', () => {
    for (const layout of layouts)
      expect(renderToStaticMarkup(<PublicFrame theme={{ ...look, layout }}>x</PublicFrame>)).not.toContain(
        'style=',
      )
  })

  it('has the seal only in the certificate layout', () => {
    const withMark = layouts.filter((layout) =>
      renderToStaticMarkup(<PublicFrame theme={{ ...look, layout }}>x</PublicFrame>).includes('/mark.svg'),
    )
    expect(withMark).toEqual(['certificate'])
  })
})
