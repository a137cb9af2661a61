/** @jest-environment node */
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { i18n } from '#shared/texts/i18n.ts'
import { findTheme } from '#themes/registry.ts'
import { App } from './App.tsx'

/** Renders a product's sign-in with everything it loads. */
async function draw(product: string, tenant: string | null): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <App
      theme={findTheme(product, tenant)}
      Router={({ children }) => <StaticRouter location="/login">{children}</StaticRouter>}
    />,
  )
  return text(prelude)
}

describe('the sign-in without a browser', () => {
  it.each([
    ['ibuhoo', null, 'es', 'Ingresar'],
    ['bemyself', 'bmsbra', 'pt', 'Entrar'],
    ['firmaya', null, 'en', 'Sign in'],
  ] as const)('is prerendered for %s/%s in %s', async (product, tenant, language, submit) => {
    expect('window' in globalThis).toBe(false)
    i18n.changeLanguage(language)
    const html = await draw(product, tenant)
    expect(html).toContain('autoComplete="username"')
    expect(html).toContain('autoComplete="current-password"')
    expect(html).toContain(`>${submit}<`)
  })
})
