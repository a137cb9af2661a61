import { ownMenu, password, signIn } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

const submit = { name: 'Ingresar', exact: true } as const

test('follows no hostile address of a login answer [LCK-03] @release', async ({ page, mock }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol !== 'data:' && !hostname.endsWith('localhost')) foreign.push(request.url())
  })
  page.on('dialog', (dialog) => foreign.push(dialog.message()))
  await page.goto('/login')
  for (const url of [
    'java\nscript:window.__pwn=1',
    'data:text/html,<script>window.__pwn=1</script>',
    '/\\evil.test/',
    'https://localhost@evil.test/',
    'https://localhost。evil.test/',
  ]) {
    const fault = await mock.fault({
      match: { path: '/Login/Login' },
      kind: 'body',
      body: JSON.stringify({ url, token: 'a.b.c', informationCode: 'A10' }),
    })
    const before = (await mock.requests('login')).length
    await signIn(page, 'admin')
    // The alert of the one before stands until this one is answered.
    await expect.poll(async () => (await mock.requests('login')).length).toBe(before + 1)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('alert')).toContainText('No abrimos la dirección que dio el servicio')
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => [sessionStorage.getItem('token'), '__pwn' in window])).toEqual([
      null,
      false,
    ])
    await mock.removeFault(fault)
  }
  expect(foreign).toEqual([])
})

test('signs in by an Enter before the rest of the code has come, and shows nothing in the address @release', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.route(/\/assets\/(?!main|libraries|runtime).+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Usuario').fill('admin')
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', submit)).toHaveAttribute('aria-busy', 'true')
  held.resolve()
  await expect(ownMenu(page)).toBeVisible()
  for (const address of addresses) expect(address).not.toContain('?')
})

for (const [denied, mark] of [
  ['read', ''],
  ['write', ' @release'],
] as const)
  test(`signs in where the browser denies to ${denied} its storage, and says so [T103]${mark}`, async ({
    page,
    mock,
  }) => {
    await page.addInitScript((how) => {
      if (how === 'write') {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
        return
      }
      const deny = (): never => {
        throw new DOMException('denied', 'SecurityError')
      }
      for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: deny })
      Object.defineProperty(window, 'BroadcastChannel', { value: deny })
      navigator.locks.request = navigator.locks.query = async () => deny()
    }, denied)
    await page.goto('/login')
    await expect(page.getByText('El navegador no permite guardar datos')).toBeVisible()
    await signIn(page, 'admin')
    await ownMenu(page).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await expect(page.getByRole('heading', { name: 'La sesión se cerró correctamente.' })).toBeVisible()
    await expect.poll(() => mock.requests('revokeToken')).toHaveLength(1)
  })

test('a poisoned stored language opens the sign-in in Spanish [LNG-04] @release', async ({ page }) => {
  await page.goto('/login')
  for (const poison of ['__proto__', 'x'.repeat(1_000_000)]) {
    await page.evaluate((value) => {
      localStorage.setItem('bms_lang', value)
      localStorage.setItem('_appName', value)
    }, poison)
    await page.reload()
    await expect(page.getByRole('button', submit)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('_appName'))).toBe('ibuhoo')
  }
})

test('a newer version without the code of a screen gets a message @release', async ({ page, noise }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Usuario')).toBeVisible()
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Recordar contraseña' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hay una versión nueva del portal.')
  // React repeats on the console what the page has caught.
  await expect.poll(() => noise.join()).toContain('ChunkLoadError')
  noise.length = 0
})
