import type { BrowserContext, Page, Request } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility.ts'
import { holdSession, ownMenu, signIn, untilSettled } from '../support/people.ts'
import type { MockControl } from '../support/mockControl.ts'
import { expect, test } from '../support/portal.ts'
import { roomHeadings } from '../support/screens.ts'

const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys({ ...sessionStorage }).sort())

/** Opens the console with a session and waits until the tab has nothing more to ask: the service knows its channel. */
async function open(page: Page, mock: MockControl, path = '/'): Promise<void> {
  await holdSession(page)
  await page.goto(path)
  await expect(ownMenu(page)).toBeVisible()
  await untilSettled(mock)
}

/** The same by way of the form. */
async function openByForm(page: Page, mock: MockControl, userName = 'admin'): Promise<void> {
  const before = (await mock.requests('validateSession')).length
  await page.goto('/login')
  await signIn(page, userName)
  await expect(ownMenu(page)).toBeVisible()
  await untilSettled(mock, before)
}

/**
 * Leads to a page of the same origin that is not the portal's: nothing asks unasked any more, and what the tab has stored
 * is there when the portal is opened again.
 */
async function leave(page: Page): Promise<void> {
  await page.goto(new URL('/security/logout/verify?url=information', page.url()).href)
}

/** Holds the calls to an address until the function that it returns is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** A sign-out waits for so long, instead of its five seconds; for `page.addInitScript`. */
function limitRevoke(limit: number): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => timeout(ms === 5_000 ? limit : ms)
}

/** As a person duplicates a tab: the new one holds the same session, and the service knows its channel too. */
async function duplicate(context: BrowserContext, page: Page, mock: MockControl): Promise<Page> {
  const before = (await mock.requests('validateSession')).length
  const [twin] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/', '_blank')),
  ])
  await expect(ownMenu(twin)).toBeVisible()
  await untilSettled(mock, before)
  return twin
}

test.describe('a stored session', () => {
  test('is kept in session storage only, and validated with the server when the page loads [SES-01, SES-02, SES-07, SES-08, SES-11, CAL-10]', async ({
    page,
    mock,
  }) => {
    await openByForm(page, mock)
    const { session, local, cookie } = await page.evaluate(() => ({
      session: { ...sessionStorage },
      local: JSON.stringify({ ...localStorage }),
      cookie: document.cookie,
    }))
    expect(session['token']).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/)
    expect(session['refreshToken']).toBeTruthy()
    for (const place of [local, cookie, page.url()]) {
      expect(place).not.toContain(session['token']!.slice(7))
      expect(place).not.toContain(session['refreshToken'])
    }

    await mock.clearRequests()
    await page.reload()
    await expect(ownMenu(page)).toBeVisible()
    const [check] = await mock.requests('validateToken')
    expect(check!.headers).toMatchObject({ user: 'admin', option: '1', currentapp: 'ibuhoo' })
    expect(check!.headers['apps']).toContain('ibuhoo')
  })

  test('that ran out is spoken of until the next sign-in, also after a reload @release', async ({
    page,
    mock,
  }) => {
    await openByForm(page, mock)
    await leave(page)
    const fault = await mock.fault({ match: { path: '/RefreshToken' }, kind: 'status', status: 401 })
    await mock.expireTokens()
    await page.goto('/users')
    await expect(page).toHaveURL(/\/login$/)
    await mock.removeFault(fault)
    const notice = page.getByText('Tu sesión terminó. Ingresa para volver a donde estabas.')
    await expect(notice).toBeVisible()
    await expectNoViolations(page)
    await page.reload()
    await expect(notice).toBeVisible()
    await expect(page.getByLabel('Usuario')).toHaveValue('admin')
    await signIn(page, 'maria.gomez')
    await expect(page).toHaveURL(/\/users$/)
    await page.goto('/logout')
    await expect(page).toHaveURL(/logout\/verify/)
    await page.goto('/login')
    await expect(page.getByLabel('Usuario')).toHaveValue('')
    await expect(notice).toHaveCount(0)
  })
})

test('a path leads to the sign-in and from there to its room; any session opens all rooms [RTE-18, RTE-19, RTE-20, RTE-22, RTE-31, RTE-32, SES-10, CON-05, CON-06, CON-07, CON-08, CON-09, CON-10, CON-11, CON-23]', async ({
  page,
}) => {
  const rooms = [['/home', /^Buen[oa]s /] as const, ...roomHeadings]
  await page.goto(rooms.at(-1)![0])
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, 'maria.gomez')
  for (const [path, heading] of rooms.toReversed())
    await test.step(path, async () => {
      // The last one is where the sign-in leads; the menu settings lead on to their first tab.
      if (path !== rooms.at(-1)![0]) await page.goto(path)
      await expect(page).toHaveURL(new RegExp(`${path}(/lateral)?$`))
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    })
})

test('a token in the address signs in, leaves the address, and is not replaced by another person’s [SES-03, SES-09, SES-10, SES-11]', async ({
  page,
  mock,
}) => {
  const { token, userName } = await mock.providerState('a session is open', { userName: 'maria.gomez' })
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.goto(`/?token=${token}&user=${userName}`)
  await expect(ownMenu(page)).toContainText('María')
  expect(page.url()).not.toContain('token')
  const [check] = await mock.requests('validateToken')
  expect(check!.headers['option']).toBeUndefined()
  const session = await page.evaluate(() => ({ ...sessionStorage }))
  expect(session['encryptedToken']).toBe(token)

  const other = await mock.providerState('a session is open', { userName: 'admin' })
  await page.goto(`/?token=${other.token}&user=${other.userName}`)
  await expect(ownMenu(page)).toContainText('María')
  expect(await page.evaluate(() => sessionStorage.getItem('encryptedToken'))).toBe(token)
})

test.describe('one refresh', () => {
  test('leaves no count behind when its tab is closed without a sign-out @release', async ({
    page,
    context,
    mock,
  }) => {
    await open(page, mock)
    await leave(page)
    await mock.expireTokens()
    await page.goto('/')
    const counts = (tab: Page): Promise<string[]> =>
      tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('refreshes.')))
    await expect.poll(() => counts(page)).toHaveLength(1)
    const next = await context.newPage()
    await page.close()
    await openByForm(next, mock)
    await expect.poll(() => counts(next)).toHaveLength(0)
  })

  test('for three tabs of a session [SES-20] @firefox', async ({ page, context, mock }) => {
    await open(page, mock)
    const tabs = [page, await duplicate(context, page, mock), await duplicate(context, page, mock)]
    await Promise.all(tabs.map(leave))
    await mock.expireTokens()
    await mock.clearRequests()
    await Promise.all(tabs.map((tab) => tab.goto('/')))
    for (const tab of tabs) await expect(ownMenu(tab)).toBeVisible()
    await expect
      .poll(
        async () => (await mock.requests('validateSession')).filter(({ status }) => status === 200).length,
      )
      .toBe(3)
    expect(await mock.requests('refreshToken')).toHaveLength(1)
    const tokens = await Promise.all(tabs.map((tab) => tab.evaluate(() => sessionStorage.getItem('token'))))
    expect(new Set(tokens).size).toBe(1)
  })

  test('and no other tab of the origin learns the tokens, neither by listening nor by asking @release', async ({
    page,
    context,
    mock,
  }) => {
    await open(page, mock)
    const twin = await duplicate(context, page, mock)
    const listener = await context.newPage()
    await listener.goto('/resetpassword')
    const heard = await listener.evaluateHandle(async () => {
      const all: unknown[] = []
      const channel = new BroadcastChannel('portal-session')
      channel.addEventListener('message', ({ data }) => all.push(data))
      const { held = [] } = await navigator.locks.query()
      const ask = () => {
        for (const { name = '' } of held)
          channel.postMessage({ type: 'ask', session: name.replace(/^session\./, ''), refreshes: -1 })
      }
      return { all, ask }
    })
    await mock.expireTokens()
    await page.reload()
    await expect.poll(async () => mock.requests('refreshToken')).toHaveLength(1)
    await heard.evaluate(({ ask }) => ask())
    const tokens = await Promise.all([page, twin].map((tab) => tab.evaluate(() => ({ ...sessionStorage }))))
    await expect.poll(() => heard.evaluate(({ all }) => all.length)).toBeGreaterThan(1)
    const words = JSON.stringify(await heard.evaluate(({ all }) => all))
    for (const session of tokens)
      for (const key of ['token', 'refreshToken', 'sessionKey'])
        expect(words).not.toContain(session[key]!.replace('Bearer ', ''))
  })
})

test('the channel reconnects; its message shows a dialog, clears the storage and leads to / [CHN-01, CHN-02, CHN-03, CHN-05, CON-28, CON-30, CON-31, CAL-28, CCL-56]', async ({
  page,
  mock,
  namespace,
}) => {
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await open(page, mock, `/users?__ns=${namespace}`)
  const told = async (): Promise<(string | undefined)[]> =>
    (await mock.requests('validateSession')).map(({ headers }) => headers['connectionid'])
  await mock.dropSockets()
  await expect.poll(async () => (await told()).length).toBe(2)
  const [before, after] = await told()
  expect(before).not.toBe(after)
  expect(await mock.connections()).toMatchObject([{ id: after, userName: 'admin' }])
  for (const address of sockets) expect(address).not.toMatch(/token|eyJ/)

  await mock.pushStatus('Tu sesión <b>se abrió</b> en otro lugar')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Tu sesión <b>se abrió</b> en otro lugar')
  expect(await stored(page)).not.toContain('token')
  await expect(page).toHaveURL(/\/users/)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
})

test.describe('signing out', () => {
  test('says so, empties the storage, revokes and ends at the security service [INF-19, INF-20, SES-25, SES-26, SES-27, CAL-13, CCL-52, CCL-53, CON-36, CON-37] @firefox', async ({
    page,
    mock,
  }) => {
    await page.addInitScript(limitRevoke, 60_000)
    await openByForm(page, mock)
    const revoke = await hold(page, /\/RevokeToken$/)
    await page.getByRole('button', { name: /Ana María/ }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await expect(page.getByText('Signing out ...')).toBeVisible()
    expect(await stored(page)).not.toContain('token')
    revoke()
    await expect(page).toHaveURL(/\/security\/logout\/verify\?url=information$/)
    const [revoked] = await mock.requests('revokeToken')
    expect(revoked).toMatchObject({ method: 'PUT', status: 200 })
    expect(revoked!.body).toMatchObject({ UserName: 'admin', Quantity: 1, AppName: 'ibuhoo' })
    await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('reaches every tab of the person, and no tab of another person @release', async ({
    page,
    context,
    mock,
  }) => {
    await openByForm(page, mock)
    const twin = await duplicate(context, page, mock)
    await page.goto('/users')
    // A link opened beside its list asks for no password.
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('row')
        .getByRole('link')
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(opened.getByRole('button', { name: 'Editar', exact: true })).toBeVisible()
    await expect(opened).toHaveURL(/\/users\/\d+$/)
    const [other, stranger] = [await context.newPage(), await context.newPage()]
    await openByForm(other, mock)
    await openByForm(stranger, mock, 'maria.gomez')
    await page.goto('/logout')
    for (const tab of [twin, opened, other]) {
      await expect(tab).toHaveURL(/\/login$/)
      expect(await stored(tab)).not.toContain('token')
    }
    await expect(page).toHaveURL(/logout\/verify/)
    expect((await mock.requests('revokeToken')).length).toBeGreaterThan(0)
    await expect(ownMenu(stranger)).toContainText('María')
    expect(await stored(stranger)).toContain('token')
  })

  test('offline, ends every tab on our own page, which opens the sign-in when the network is back @release', async ({
    page,
    context,
    mock,
  }) => {
    const ahead = new Set<Page>()
    const underWay = new Set<Request>()
    context.on('request', (request) => underWay.add(request))
    context.on('requestfinished', (request) => underWay.delete(request))
    context.on('response', (answer) => {
      if (/\/sign-out\.\w+\.js/.test(answer.url())) ahead.add(answer.frame().page())
    })
    await openByForm(page, mock)
    const [twin, chooser] = [await duplicate(context, page, mock), await duplicate(context, page, mock)]
    await chooser.goto('/availableapps')
    await expect(chooser.getByRole('link', { name: 'Ir al inicio' })).toBeVisible()
    const tabs = [page, twin, chooser]
    await expect.poll(() => ahead.size).toBe(tabs.length)
    await expect.poll(() => [...underWay].filter((one) => one.url().endsWith('.js'))).toEqual([])
    await context.setOffline(true)
    await ownMenu(page).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    for (const tab of tabs) {
      await expect(tab.getByRole('heading', { name: 'Tu sesión está cerrada.' })).toBeVisible()
      await expect(ownMenu(tab)).toHaveCount(0)
      expect(await stored(tab)).not.toContain('token')
    }
    await expectNoViolations(page)
    await context.setOffline(false)
    for (const tab of tabs)
      await expect(tab.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
  })

  test('leaves nothing for Back or for a second person in the same tab to see', async ({ page, mock }) => {
    await openByForm(page, mock)
    await page.getByRole('link', { name: 'Usuarios' }).first().click()
    await expect(page).toHaveURL(/\/users$/)
    await page.goto('/logout')
    await expect(page).toHaveURL(/logout\/verify/)
    for (let step = 0; step < 2; step++) {
      await page.goBack()
      await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
      await expect(page.getByText('Ana María')).toHaveCount(0)
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
    }

    await mock.fault({ match: { path: '/api/menu/' }, kind: 'latency', ms: 800 })
    await page.goto('/login')
    await signIn(page, 'maria.gomez')
    await expect(ownMenu(page)).toContainText('María')
    await expect(page.getByText('Ana María')).toHaveCount(0)
  })
})
