import { existsSync, readFileSync } from 'node:fs'
import { expectNoViolations } from '../support/accessibility.ts'
import { builtThemes } from '../support/builtThemes.ts'
import { ownMenu, password, signIn } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

const submit = { name: 'Ingresar', exact: true } as const

test.describe('the classic sign-in', () => {
  test('fits every width, names its fields for password managers, and lets a password be pasted [LOG-01, LOG-02, LOG-03, RTE-04]', async ({
    page,
  }) => {
    await page.goto('/login')
    await expect(page.getByLabel('Usuario')).toHaveAttribute('autocomplete', 'username')
    const typed = page.getByLabel('Contraseña', { exact: true })
    await expect(typed).toHaveAttribute('autocomplete', 'current-password')
    await typed.evaluate((input: HTMLInputElement) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', 'pegada')
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      if (input.dispatchEvent(event)) document.execCommand('insertText', false, 'pegada')
    })
    await typed.focus()
    await page.keyboard.insertText('pegada')
    await expect(typed).toHaveValue('pegada')

    await page.getByLabel('Usuario').fill('maria.gomez')
    const show = page.getByRole('button', { name: 'Mostrar contraseña' })
    await typed.fill('secreta')
    for (const width of [1280, 390])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await expect(typed).toHaveAttribute('type', 'password')
        await show.click()
        await expect(typed).toHaveAttribute('type', 'text')
        await expect(typed).toHaveValue('secreta')
        await expect(page.getByRole('button', submit)).toBeInViewport()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await expectNoViolations(page)
        await show.click()
      })
  })

  test('works by keyboard alone, sends the contract’s body with an encrypted password, opens the home [LCK-02, LCK-03, LCK-04, RTE-18, CAL-04, CRY-01]', async ({
    page,
    mock,
  }) => {
    const login = page.waitForRequest(/\/authentication\/api\/Login\/Login$/)
    await page.goto('/?page=informes')
    await page.getByLabel('Usuario').focus()
    await page.keyboard.type('admin')
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    const body = (await login).postData()!
    expect(body).not.toContain(password)
    expect(Object.keys(JSON.parse(body) as object).sort()).toEqual(
      [
        'Browser',
        'TypeDeviceId',
        'appname',
        'idSessionTab',
        'ip',
        'page',
        'password',
        'tokenCaptcha',
        'user',
      ].sort(),
    )
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana María')
    await expect(page).toHaveURL(/:\d+\/$/)
    await expectNoViolations(page)
    const [entry] = await mock.requests('login')
    expect(entry!.body).toMatchObject({
      user: 'admin',
      password,
      page: 'informes',
      TypeDeviceId: 1,
      appname: 'ibuhoo',
    })
  })
})

test('a sign-in goes to the application of A20 on its own host, with a session to come back to [LCK-04] @release', async ({
  page,
  mock,
}) => {
  await page.route('https://app.colnomina.suite.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Otra aplicación</h1>' }),
  )
  await mock.change('users', 'maria.gomez', { startsIn: 'colnomina' })
  await page.goto('/login')
  await signIn(page, 'maria.gomez')
  await expect(page).toHaveURL('https://app.colnomina.suite.test/')
  await page.goto('/')
  await expect(ownMenu(page)).toBeVisible()
})

test('failed attempts send each password as typed, are counted, and lock the name [LCK-08, LCK-11, LCK-12, LCK-15, LCK-16, LCK-17, LCK-20] @firefox-release', async ({
  page,
  mock,
}) => {
  await page.clock.install()
  await page.goto('/login')
  const passwords = [' a ', 'ñandú 😀', 'x'.repeat(200)] as const
  await signIn(page, 'maria.gomez', passwords[0])
  await expect(page.getByRole('alert')).toContainText('tienes dos (2) intentos más')
  await expect(page.getByLabel('Usuario')).toHaveValue('maria.gomez')
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused()
  await expectNoViolations(page)
  await signIn(page, 'maria.gomez', passwords[1])
  await expect(page.getByRole('alert')).toContainText('tienes solo un (1) intento más')
  await signIn(page, 'maria.gomez', passwords[2])
  const lock = page.getByText(/^El usuario se encuentra bloqueado, vuelve a intentarlo en \d\d:\d\d$/)
  await expect(lock).toContainText(/(15:00|14:5\d)/)
  await expect(page.getByText('«Recordar contraseña»')).toBeVisible()
  await expect(page.getByRole('button', submit)).toBeDisabled()
  await expectNoViolations(page)

  const sent = (await mock.requests('login')).map(({ body }) => (body as { password: string }).password)
  expect(sent).toEqual(passwords)
  await page.clock.fastForward('15:00')
  await expect(page.getByText('El usuario ya fue liberado por favor intente acceder de nuevo.')).toBeVisible()
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused()
  await mock.setClock({ advance: 'PT15M' })
  await signIn(page, 'maria.gomez')
  await expect(ownMenu(page)).toBeVisible()
})

test('a captcha that failed to load can be retried, and its answer counts for one attempt [CAP-01, CAP-03, CAP-04, CAP-05]', async ({
  page,
  mock,
}) => {
  await mock.play('captcha-on')
  await mock.fault({ match: { path: '/Captcha/Challenge' }, kind: 'status', status: 500, times: 1 })
  const tokens: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/Login/Login'))
      tokens.push((request.postDataJSON() as { tokenCaptcha: string }).tokenCaptcha)
  })
  await page.goto('/login')
  const box = page.getByRole('checkbox', { name: 'No soy un robot' })
  await expect(box).toBeVisible()
  await page.getByLabel('Usuario').fill('admin')
  await page.getByLabel('Contraseña', { exact: true }).fill('mala')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Por favor valida que no eres un robot')).toBeVisible()
  expect(await mock.requests('login')).toHaveLength(0)
  await expectNoViolations(page)

  await box.press('Space')
  await expect(page.getByText('No fue posible hacer la comprobación. Inténtalo de nuevo.')).toBeVisible()
  await box.press('Space')
  await expect(box).toBeChecked()
  await page.getByRole('button', submit).click()
  await expect(page.getByText('intentos más')).toBeVisible()
  await expect(box).not.toBeChecked()

  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await box.click()
  await expect(box).toBeChecked()
  await page.getByRole('button', submit).click()
  await expect(ownMenu(page)).toBeVisible()
  expect(new Set(tokens).size).toBe(2)
  expect(tokens.every((token) => token.length > 20)).toBe(true)
})

test('a maintenance message lies over the sign-in and over the whole console until it is understood [MNT-01, MNT-02, MNT-03, MNT-04]', async ({
  page,
  mock,
}) => {
  await mock.play('maintenance')
  await page.goto('/login')
  const dialog = page.getByRole('dialog', { name: 'Mantenimiento' })
  await expect(dialog).toContainText('Volvemos a las 8:00.')
  await expect(page.getByRole('button', { name: 'Entendido' })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await signIn(page, 'admin')
  await expect(ownMenu(page)).toBeVisible()

  // A link of the message stands before the button, and does not take the focus from it (hardening T14).
  const message = 'Mira el <a href="https://estado.suite.test">estado</a>.'
  const body = JSON.stringify({ isMaintenance: true, message })
  await mock.fault({ match: { path: '/getMaintenanceWindow' }, kind: 'body', body })
  await page.reload()
  await expect(ownMenu(page)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'estado' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Entendido' })).toBeFocused()
  await test.step('nothing of the console can be pressed', async () => {
    const { width, height } = page.viewportSize()!
    for (const [x, y] of [
      [5, 5],
      [width - 5, 5],
      [5, height - 5],
      [width - 5, height - 5],
    ] as const)
      expect(
        await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.tagName, [x, y] as const),
      ).toBe('DIALOG')
  })
  await page.getByRole('button', { name: 'Entendido' }).click()
  await expect(dialog).toBeHidden()
})

/** A colour as computed styles have it. */
function rgb(hex: string): string {
  const channels = hex.match(/[0-9a-f]{2}/g)!.map((pair) => Number.parseInt(pair, 16))
  return `rgb(${channels.join(', ')})`
}

function pictureOf(theme: string, name: string): string | null {
  const file = `src/themes/pictures/${theme}/${name}.svg`
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

test('each layout has its look and language, wide and narrow [PRD-03, PRD-11, PRD-12, PRD-13, PRD-14, PRD-15, PRD-23, PRD-24, PRD-25, PRD-26]', async ({
  page,
  at,
}) => {
  for (const [host, language, name, layout] of [
    ['ibuhoo', 'es', 'Ingresar', 'standard'],
    ['bmsbra.bemyself', 'pt', 'Entrar', 'deep'],
    ['firmaya', 'es', 'Ingresar', 'certificate'],
    ['myselfcert', 'es', 'Ingresar', 'branded'],
  ] as const)
    await test.step(host, async () => {
      await page.goto(at(host))
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', language)
      await expect(html).toHaveAttribute('data-layout', layout)
      await expect(html).toHaveCSS('color-scheme', layout === 'deep' ? 'dark' : 'light')
      const { key, looks } = builtThemes().find((theme) => theme.host === host)!
      const brand = (looks.light ?? looks.dark)!['--brand']!
      const button = page.getByRole('button', { name, exact: true })
      await expect(button).toHaveCSS('background-color', rgb(brand))
      const icon = await page.request.get(
        new URL((await page.locator('link[rel=icon]').getAttribute('href'))!, page.url()).pathname,
      )
      expect(['icon', 'mark'].map((picture) => pictureOf(key, picture))).toContain(await icon.text())
      await expect(page).toHaveTitle(new RegExp(host.split('.').at(-1)!, 'i'))
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await expect(button).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        for (const picture of await page.locator('img').all())
          await expect
            .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
            .toBeGreaterThan(0)
      }
    })
})
