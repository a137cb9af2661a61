/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { i18n } from '#shared/lib/i18n.ts'
import { findTheme } from '#themes/registry.ts'
import { App } from './App.tsx'

const draw = (product: string, tenant: string | null): string =>
  renderToString(
    <StaticRouter location="/login">
      <App theme={findTheme(product, tenant)} />
    </StaticRouter>,
  )

describe('the sign-in without a browser', () => {
  it.each([
    ['ibuhoo', null, 'es', 'Ingresar'],
    ['bemyself', 'bmsbra', 'pt', 'Entrar'],
    ['firmaya', null, 'en', 'Sign in'],
  ] as const)('is drawn for %s/%s in %s', async (product, tenant, language, submit) => {
    expect('window' in globalThis).toBe(false)
    await i18n.changeLanguage(language)
    const html = draw(product, tenant)
    expect(html).toContain('autoComplete="username"')
    expect(html).toContain('autoComplete="current-password"')
    expect(html).toContain(`>${submit}<`)
  })
})
