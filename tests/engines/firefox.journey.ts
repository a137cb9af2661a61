import { firefox, type Browser, type Page } from 'playwright-for-firefox'
import { findFirefox } from '#scripts/test/firefox.ts'
import { expect, test } from '../support/portal.ts'

// The driver of this version speaks with the Firefox of today; the one of the other journeys does not yet. Only what
// both have in common is used: pages, not their expectations.
let browser: Browser
test.beforeAll(async () => {
  browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox()!,
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1 },
  })
})
test.afterAll(() => browser.close())

/** Opens a page of the console with a session of its own. */
async function open(path: string, baseURL: string, namespace: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: { 'X-Mock-Namespace': namespace },
  })
  const page = await context.newPage()
  const answer = await context.request.post('/__mock/v1/provider-states', {
    data: { state: 'a session is open', params: { userName: 'admin' } },
  })
  const { token, refreshToken } = (await answer.json()) as Record<'token' | 'refreshToken', string>
  await page.goto('/login')
  await page.evaluate(
    (session) => Object.entries(session).forEach(([key, value]) => sessionStorage.setItem(key, value)),
    { token, refreshToken, sessionId: 'firefox', sessionKey: btoa('k'.repeat(32)) },
  )
  await page.goto(path)
  return page
}

test('a column that is chosen leaves the rows of a list as high as they were', async ({
  baseURL,
  namespace,
}) => {
  const page = await open('/users', baseURL!, namespace)
  const row = page.locator('tbody tr').first()
  const heightOf = async (): Promise<number> => Math.round((await row.boundingBox())!.height)
  await page.locator('a[data-row]').first().waitFor()
  await page.getByRole('button', { name: 'Columnas' }).click()
  for (const column of ['Empresa', 'Aplicaciones']) {
    await page.getByRole('checkbox', { name: column }).check()
    await page.getByRole('columnheader', { name: column }).waitFor()
    await expect.poll(heightOf).toBeLessThanOrEqual(60)
    // The same as after a reload: what was chosen is laid out as it is found later.
    const chosen = await heightOf()
    await page.reload()
    await page.locator('a[data-row]').first().waitFor()
    expect(await heightOf()).toBe(chosen)
    await page.getByRole('button', { name: 'Columnas' }).click()
  }
})

test('Tab leads from the search of the icons to the icons', async ({ baseURL, namespace }) => {
  const page = await open('/menuSettings/lateral?app=1', baseURL!, namespace)
  await page.getByRole('button', { name: 'Editar Usuarios' }).click()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  const search = page.getByRole('searchbox', { name: /ícono/i })
  await search.focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('option')
})
