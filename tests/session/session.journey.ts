import type { BrowserContext, Page, Request } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility.ts'
import { holdSession, ownMenu, signIn, untilSettled } from '../support/people.ts'
import type { MockControl } from '../support/mockControl.ts'
import { expect, test } from '../support/portal.ts'
import { roomHeadings } from '../support/screens.ts'
import { runUntil, stopClock } from '../support/clock.ts'

const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys({ ...sessionStorage }).sort())
const secrets = ['token', 'refreshToken', 'encryptedToken']

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
  test('is kept in session storage only, and validated with the server when the page loads, by name and applications of the token [SES-01, SES-02, SES-07, SES-08, SES-11, CAL-10]', async ({
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

  test('that the service refuses again after a refresh is cleared and leads to the sign-in [SES-12, SES-13]', async ({
    page,
    mock,
  }) => {
    await open(page, mock)
    await mock.clearRequests()
    await mock.fault({ match: { path: '/ValidateToken' }, kind: 'status', status: 401 })
    await page.reload()
    await expect(page).toHaveURL(/\/login$/)
    const left = await stored(page)
    for (const key of secrets) expect(left).not.toContain(key)
    expect((await mock.requests('validateToken')).map(({ headers }) => headers['option'])).toEqual(['1', '1'])
    expect((await mock.requests('refreshToken')).map(({ status }) => status)).toEqual([200])
  })

  test('that the service gave up and cannot renew is cleared and leads to the sign-in [SES-21, CON-25]', async ({
    page,
    mock,
  }) => {
    await open(page, mock)
    await leave(page)
    await mock.fault({ match: { path: '/RefreshToken' }, kind: 'status', status: 401 })
    await mock.expireTokens()
    await page.goto('/')
    await expect(page).toHaveURL(/\/login$/)
    expect(await stored(page)).not.toEqual(expect.arrayContaining(['token']))
  })

  test('that ran out is spoken of until the next sign-in, also after a reload', async ({ page, mock }) => {
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

  test('that ran out leads from the absent screen, where a product has it, back to its place [PRD-27, INF-18]', async ({
    page,
    at,
    mock,
  }) => {
    await page.goto(at('bemyself'))
    await signIn(page, 'admin')
    await expect(ownMenu(page)).toBeVisible()
    await untilSettled(mock)
    await leave(page)
    const fault = await mock.fault({ match: { path: '/RefreshToken' }, kind: 'status', status: 401 })
    await mock.expireTokens()
    await page.goto(at('bemyself', '/users'))
    await expect(page).toHaveURL(/\/absent$/)
    await mock.removeFault(fault)
    await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click()
    await expect(page.getByLabel('Usuario')).toHaveValue('admin')
    await signIn(page, 'admin')
    await expect(page).toHaveURL(/\/users$/)
  })

  test('nobody can check is kept, and the question can be asked again', async ({ page, mock }) => {
    await open(page, mock)
    const fault = await mock.fault({ match: { path: '/ValidateToken' }, kind: 'status', status: 500 })
    await page.reload()
    await expect(page.getByText('Error al realizar la petición.')).toBeVisible()
    await expectNoViolations(page)
    expect(await stored(page)).toEqual(expect.arrayContaining(['token']))
    await mock.removeFault(fault)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(ownMenu(page)).toBeVisible()
  })

  test('that is no token is thrown away', async ({ page }) => {
    await page.goto('/login')
    for (const poison of ['{"alg":"none"}', `Bearer a.${btoa('{"exp":1e20}')}.c`])
      await test.step(poison, async () => {
        await page.evaluate((token) => {
          sessionStorage.setItem('token', token)
          sessionStorage.setItem('sessionId', 'x')
        }, poison)
        await page.goto('/users')
        await expect(page).toHaveURL(/\/login$/)
      })
  })
})

test.describe('the route guard', () => {
  test('each path of the console needs a session and is where the sign-in leads then [RTE-19, RTE-20, RTE-22, SES-10, CON-05, CON-06, CON-07, CON-08, CON-09, CON-10, CON-11]', async ({
    page,
  }) => {
    for (const [path, heading] of [['/home', /^Buen[oa]s /] as const, ...roomHeadings])
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page).toHaveURL(/\/login$/)
        await signIn(page, 'admin')
        // The menu settings lead on to their first tab.
        await expect(page).toHaveURL(new RegExp(`${path}(/lateral)?$`))
        await expect(ownMenu(page)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await page.evaluate(() => sessionStorage.clear())
      })
  })

  test('/absent and /logout open without a session, which has nothing to revoke [RTE-13, RTE-14]', async ({
    page,
    at,
    mock,
  }) => {
    await page.goto(at('bemyself', '/absent'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu sesión se cerró por inactividad.')
    await expect(page).toHaveURL(/\/absent$/)

    // The sign-out leads on at once: what it showed is written down as it comes.
    await page.addInitScript(() => {
      const note = (): void => {
        if (document.querySelector('h1')?.textContent === 'Signing out ...')
          sessionStorage.setItem('seen', location.pathname)
      }
      new MutationObserver(note).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('/logout')
    expect(await mock.requests('revokeToken')).toEqual([])
  })

  test('a signed-in person who opens a public route is at home [RTE-21, CON-20]', async ({ page, mock }) => {
    await open(page, mock)
    for (const path of ['/login', '/LogIn/', '/resetPassword', '/changepassword?abc', '/nowhere']) {
      await page.goto(path)
      await expect(ownMenu(page)).toBeVisible()
      await expect(page).toHaveURL(/:\d+\/$/)
    }
    await expect(page.getByText('No hay nada en la dirección que abriste.')).toBeVisible()
  })

  test('a stored return path that leads elsewhere is not followed', async ({ page }) => {
    for (const poison of ['//evil.test', '/nowhere'])
      await test.step(poison, async () => {
        await page.goto('/login')
        await page.evaluate((path) => sessionStorage.setItem('returnPath', path), poison)
        await signIn(page, 'admin')
        await expect(page).toHaveURL(/:\d+\/$/)
        await page.evaluate(() => sessionStorage.clear())
      })
  })
})

test.describe('a token in the address', () => {
  test('signs in, is removed from the address first, is kept to pass on, and is not replaced by that of somebody else [SES-03, SES-09, SES-10, SES-11]', async ({
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

  test('that the service refuses shows the alert screen and leads to the sign-in four seconds later [SES-16, LIM-01]', async ({
    page,
    mock,
  }) => {
    await stopClock(page)
    const { token, userName } = await mock.providerState('a session has expired', { userName: 'maria.gomez' })
    await page.goto(`/home?token=${token}&user=${userName}`)
    await runUntil(page, page.getByRole('heading', { name: 'El enlace de ingreso no es válido.' }))
    await expect(page).toHaveURL(/\/alert$/)
    await page.clock.runFor(3_500)
    await expect(page).toHaveURL(/\/alert$/)
    await page.clock.runFor(500)
    await expect(page).toHaveURL(/\/login$/)
    expect(await stored(page)).not.toEqual(expect.arrayContaining(['token']))
  })

  test('that the portal cannot use leaves the address, and is not sent as the page of a sign-in', async ({
    page,
    mock,
  }) => {
    for (const address of [
      '/?token=abc',
      '/availableapps?x=1&access_token=abc',
      '/users?Token=x',
      '/login?token=a.b.c',
    ])
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(new URL(page.url()).search).toBe('')
        expect(Object.values(await page.evaluate(() => ({ ...sessionStorage })))).not.toContainEqual(
          expect.stringContaining('oken='),
        )
      })
    await signIn(page, 'admin')
    await expect(ownMenu(page)).toBeVisible()
    expect((await mock.requests('login'))[0]!.body).toMatchObject({ page: '' })
  })
})

test.describe('one refresh', () => {
  test('however many calls are refused, at once or one after the other [SES-20, CON-24]', async ({
    page,
    mock,
  }) => {
    await open(page, mock)
    for (const [arrival, ms] of [
      ['at once', []],
      ['one after the other', [10, 120, 250, 400, 550]],
    ] as const)
      await test.step(arrival, async () => {
        await leave(page)
        await mock.expireTokens()
        await mock.clearRequests()
        if (ms.length > 0)
          await mock.fault({ match: { path: '/security/api/menu' }, kind: 'latency', ms: [...ms] })
        // The two calls that judge a session wait or pass, so that the menu calls are the ones that are refused.
        await mock.fault({ match: { path: '/validatesession' }, kind: 'latency', ms: 1_500 })
        await mock.fault({
          match: { path: '/ValidateToken' },
          kind: 'body',
          body: '{"statusCode":200}',
          times: 1,
        })
        await page.goto('/')
        await expect(page.getByRole('navigation', { name: 'Menú lateral' })).toContainText('Usuarios')
        const heard = async (): Promise<number> =>
          (await mock.requests('validateSession')).filter(({ status }) => status === 200).length
        await expect.poll(heard).toBe(1)
        expect(await mock.requests('refreshToken')).toHaveLength(1)
        const menus = async (): Promise<number[]> =>
          (await mock.requests())
            .filter(({ endpoint }) => /menu/i.test(endpoint))
            .map(({ status }) => status)
            .sort()
        await expect.poll(async () => (await menus()).filter((status) => status === 200)).toHaveLength(4)
        expect((await menus()).length).toBeGreaterThan(4)
        expect((await menus()).length).toBeLessThanOrEqual(8)
        await mock.clearFaults()
      })
  })

  test('leaves no count behind when its tab is closed without a sign-out', async ({
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

  test('and no other tab of the origin learns the tokens, neither by listening nor by asking', async ({
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

  test('ahead of the expiry, in the last quarter of a short token [SES-17, SES-18, SES-19]', async ({
    page,
    mock,
  }) => {
    await mock.tokens({ lifeSeconds: 400 })
    await page.clock.install()
    await openByForm(page, mock)
    // The clock runs on while the page works.
    await page.clock.runFor(240_000)
    expect(await mock.requests('refreshToken')).toHaveLength(0)
    await page.clock.runFor(61_000)
    await expect.poll(async () => (await mock.requests('refreshToken')).length).toBe(1)
    expect((await mock.requests('refreshToken'))[0]!.body).toMatchObject({
      UserName: 'admin',
      Appname: 'ibuhoo',
    })
  })

  test('when a tab wakes long after the expiry, not one per timer', async ({ page, mock }) => {
    await page.clock.install()
    await open(page, mock)
    await mock.setClock({ advance: 'PT8H' })
    await page.clock.fastForward('08:00:00')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect
      .poll(
        async () => (await mock.requests('refreshToken')).length + (page.url().endsWith('/login') ? 1 : 0),
      )
      .toBeGreaterThan(0)
    expect((await mock.requests('refreshToken')).length).toBeLessThanOrEqual(1)
  })

  test("none for a clock that is an hour apart from the server's", async ({ page, mock }) => {
    for (const skewSeconds of [3_600, -3_600])
      await test.step(`${skewSeconds} s`, async () => {
        await mock.tokens({ skewSeconds })
        await openByForm(page, mock)
        for (const [name, path] of [
          [/^Usuarios$/, '/users'],
          [/^Roles$/, '/roles'],
          [/^Aplicaciones$/, '/apps'],
          ['Inicio', '/'],
        ] as const) {
          await page.getByRole('link', { name }).first().click()
          await expect(page).toHaveURL(new RegExp(`${path}$`))
        }
        expect(await mock.requests('refreshToken')).toHaveLength(0)
        await page.evaluate(() => sessionStorage.clear())
      })
  })
})

test.describe('the end of a session', () => {
  test('a refresh that answers R101 says so in one dialog, with an empty storage behind it [SES-23, SES-24, CON-26, CON-27]', async ({
    page,
    mock,
  }) => {
    await open(page, mock)
    await leave(page)
    await mock.revokeTokens()
    await page.goto('/')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toHaveCount(1)
    await expect(dialog).toContainText('Tu sesión fue revocada. Por favor ingresa de nuevo.')
    expect(await stored(page)).not.toEqual(expect.arrayContaining(['token']))
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page).toHaveURL(/\/login$/)
    expect(await mock.requests('refreshToken')).toHaveLength(1)
  })

  test('a message of the channel shows a dialog, clears the storage at once, and Aceptar goes to / [CHN-01, CHN-02, CHN-03, CON-28, CON-30, CON-31, CAL-28, CCL-56]', async ({
    page,
    mock,
    namespace,
  }) => {
    await open(page, mock, `/users?__ns=${namespace}`)
    await expect.poll(async () => (await mock.connections())[0]?.userName).toBe('admin')
    await mock.pushStatus('Tu sesión <b>se abrió</b> en otro lugar')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Tu sesión <b>se abrió</b> en otro lugar')
    expect(await stored(page)).not.toEqual(expect.arrayContaining(['token']))
    await expect(page).toHaveURL(/\/users/)
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
  })

  test('validatesession is told the connection, and its 401 ends the session [CHN-04, CAL-27, CON-29]', async ({
    page,
    mock,
    namespace,
  }) => {
    await mock.fault({ match: { path: '/validatesession' }, kind: 'status', status: 401 })
    await holdSession(page)
    await page.goto(`/?__ns=${namespace}`)
    await expect(page.getByRole('alertdialog')).toContainText('Tu sesión ha finalizado.')
    const [call] = await mock.requests('validateSession')
    expect(call!.headers['connectionid']).toMatch(/\S/)
    expect(call!.headers['authorization']).toBeTruthy()
    expect(await mock.requests('refreshToken')).toHaveLength(0)
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
  })

  test('validatesession answering 403 shows the privileges message, and the session goes on', async ({
    page,
    mock,
    namespace,
  }) => {
    await mock.fault({ match: { path: '/validatesession' }, kind: 'status', status: 403 })
    await holdSession(page)
    await page.goto(`/?__ns=${namespace}`)
    await expect(page.getByRole('alertdialog', { name: 'Sin privilegios' })).toBeVisible()
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page).toHaveURL(/\/users$/)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(ownMenu(page)).toBeVisible()
    expect(await stored(page)).toEqual(expect.arrayContaining(['token']))
  })

  test('validatesession answering 500 or 404 ends nothing', async ({ page, mock, namespace }) => {
    await holdSession(page)
    for (const status of [500, 404])
      await test.step(`${status}`, async () => {
        const fault = await mock.fault({ match: { path: '/validatesession' }, kind: 'status', status })
        await mock.clearRequests()
        await page.goto(`/?__ns=${namespace}`)
        await untilSettled(mock)
        await expect(ownMenu(page)).toBeVisible()
        await expect(page.getByRole('alertdialog')).toHaveCount(0)
        await mock.removeFault(fault)
      })
  })

  test('a dropped channel comes back by itself and tells the service its new connection, without a token in its address [CHN-05]', async ({
    page,
    mock,
    namespace,
  }) => {
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(socket.url()))
    await open(page, mock, `/?__ns=${namespace}`)
    await expect.poll(async () => (await mock.requests('validateSession')).length).toBe(1)
    await mock.dropSockets()
    const told = async (): Promise<(string | undefined)[]> =>
      (await mock.requests('validateSession')).map(({ headers }) => headers['connectionid'])
    await expect.poll(async () => (await told()).length).toBe(2)
    const [before, after] = await told()
    expect((await mock.connections()).map(({ id }) => id)).toEqual([after])
    expect(before).not.toBe(after)
    for (const address of sockets) expect(address).not.toMatch(/token|eyJ/)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('a refusal by 403 shows the privileges message once and leads to /users [SES-29, SES-30, CON-21, CON-22]', async ({
    page,
    mock,
  }) => {
    await open(page, mock)
    await mock.fault({ match: { path: '/api/menu/' }, kind: 'status', status: 403 })
    await page.reload()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toHaveCount(1)
    await expect(dialog).toContainText(
      'La acción que está intentando realizar no es posible ejecutarla debido a que su usuario no tiene los privilegios suficientes.',
    )
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page).toHaveURL(/\/users$/)
    await expect(dialog).toHaveCount(0)
  })
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
    expect(await stored(page)).not.toEqual(expect.arrayContaining(['token']))
    revoke()
    await expect(page).toHaveURL(/\/security\/logout\/verify\?url=information$/)
    const [revoked] = await mock.requests('revokeToken')
    expect(revoked).toMatchObject({ method: 'PUT', status: 200 })
    expect(revoked!.body).toMatchObject({ UserName: 'admin', Quantity: 1, AppName: 'ibuhoo' })
    await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('ends at the sign-in whatever revoking meets [SES-25]', async ({ page, mock }) => {
    await open(page, mock)
    for (const [what, fault] of Object.entries({
      'a 500': { kind: 'status', status: 500 },
      'a cut connection': { kind: 'reset' },
      'no answer in time': { kind: 'timeout' },
    } as const))
      await test.step(what, async () => {
        const set = await mock.fault({ match: { path: '/RevokeToken' }, ...fault })
        if (fault.kind === 'timeout') await page.addInitScript(limitRevoke, 500)
        await page.goto('/logout')
        await expect(page).toHaveURL(/\/login$/)
        const left = await stored(page)
        for (const key of secrets) expect(left).not.toContain(key)
        await mock.removeFault(set)
        if (fault.kind === 'timeout') return
        await signIn(page, 'admin')
        await expect(ownMenu(page)).toBeVisible()
      })
  })

  test('reaches every tab of the person, and leaves the tab of somebody else alone', async ({
    page,
    context,
    mock,
  }) => {
    await openByForm(page, mock)
    const twin = await duplicate(context, page, mock)
    const [other, stranger] = [await context.newPage(), await context.newPage()]
    await openByForm(other, mock)
    await openByForm(stranger, mock, 'maria.gomez')
    await page.goto('/logout')
    for (const tab of [twin, other]) {
      await expect(tab).toHaveURL(/\/login$/)
      expect(await stored(tab)).not.toEqual(expect.arrayContaining(['token']))
    }
    await expect(page).toHaveURL(/logout\/verify/)
    expect((await mock.requests('revokeToken')).length).toBeGreaterThan(0)
    await expect(ownMenu(stranger)).toContainText('María')
    expect(await stored(stranger)).toEqual(expect.arrayContaining(['token']))
  })

  test('without a connection ends every tab on a page of ours, from which the sign-in opens once it is back', async ({
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
      expect(await stored(tab)).not.toEqual(expect.arrayContaining(['token']))
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

  test('a late answer of a refresh brings no token back', async ({ page, mock }) => {
    await page.addInitScript(limitRevoke, 60_000)
    await openByForm(page, mock)
    const answer = await hold(page, /\/RefreshToken$/)
    // The page that has asked is still there when the answer comes.
    const revoke = await hold(page, /\/RevokeToken$/)
    const asked = page.waitForRequest(/\/RefreshToken$/)
    const answered = page.waitForResponse(/\/RefreshToken$/)
    // Whatever the home page still reads may be the first to be refused.
    await mock.expireTokens()
    await page.getByRole('link', { name: 'Usuarios' }).first().click()
    await asked
    await ownMenu(page).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await expect(page.getByText('Signing out ...')).toBeVisible()
    answer()
    expect((await answered).status()).toBe(200)
    await expect(page.getByText('Signing out ...')).toBeVisible()
    revoke()
    // Another document of the same tab: what the answer had stored would be there.
    await expect(page).toHaveURL(/(login|logout\/verify.*)$/)
    const left = await stored(page)
    for (const key of secrets) expect(left).not.toContain(key)
  })
})
