import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility.ts'
import { builtThemes } from '../support/builtThemes.ts'
import { ownMenu, password, signIn } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { texts } from '../support/texts.ts'

const submit = { name: 'Ingresar', exact: true } as const

test.describe('the classic sign-in', () => {
  test('shows its form in every width, names its fields for password managers, lets a password be pasted and shows it on demand [LOG-01, LOG-02, LOG-03, RTE-04]', async ({
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

  test('opens at / and at any spelling of /login [RTE-05, RTE-17]', async ({ page }) => {
    for (const path of ['/', '/Login', '/LOGIN/', '/?utm_source=x&code=1']) {
      await page.goto(path)
      await expect(page.getByRole('button', submit)).toBeVisible()
    }
  })

  test('is done with the keyboard alone, sends what the contract says, the password unreadable, and ends at the home [LCK-02, LCK-03, LCK-04, RTE-18, CAL-04, CRY-01]', async ({
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

  test('takes every password exactly as it was typed @firefox', async ({ page, mock }) => {
    const typed = [' a ', 'ñandú 😀', 'x'.repeat(200)]
    await page.goto('/login')
    for (const [index, each] of typed.entries()) {
      await signIn(page, `alguien${index}`, each)
      // A refusal empties the field.
      await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('')
    }
    const sent = (await mock.requests('login')).map(({ body }) => (body as { password: string }).password)
    expect(sent).toEqual(typed)
  })
})

test.describe('a sign-in whose answer leads elsewhere', () => {
  /** A host of the suite that is not this machine. */
  const elsewhere = (page: Page, origin: string): Promise<unknown> =>
    page.route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Otra aplicación</h1>' }),
    )

  test('goes to the application of A20 on its own host, with a session to come back to [LCK-04] @firefox', async ({
    page,
    mock,
  }) => {
    await elsewhere(page, 'https://app.colnomina.suite.test')
    await mock.change('users', 'maria.gomez', { startsIn: 'colnomina' })
    await page.goto('/login')
    await signIn(page, 'maria.gomez')
    await expect(page).toHaveURL('https://app.colnomina.suite.test/')
    await page.goto('/')
    await expect(ownMenu(page)).toBeVisible()
  })

  test('goes to the address of A10 on the host of an application [LCK-03, LCK-04, OIC-04]', async ({
    page,
    mock,
    at,
  }) => {
    const address = 'https://app.firmaya.suite.test/in?from=portal'
    await elsewhere(page, 'https://app.firmaya.suite.test')
    await mock.fault({
      match: { path: '/Login/Login' },
      kind: 'code',
      code: 'A10',
      status: 200,
      body: { informationCode: 'A10', url: address },
    })
    await page.goto('/login')
    await signIn(page, 'maria.gomez')
    await expect(page).toHaveURL(address)

    await test.step('with a certificate', async () => {
      await mock.fault({
        match: { path: '/Login/LoginCertificate' },
        kind: 'code',
        code: 'A10',
        status: 200,
        body: { informationCode: 'A10', urlApp: address },
      })
      await page.goto(at('firmaya'))
      await page.getByLabel('Tipo de documento').selectOption({ index: 1 })
      await page.getByLabel('Número de documento').fill('1020304050')
      await page.getByLabel('Contraseña', { exact: false }).first().fill(password)
      await page.getByRole('button', submit).click()
      await expect(page).toHaveURL(address)
    })

    await test.step('with another identity', async () => {
      await mock.fault({
        match: { path: '/Login/OidcToken' },
        kind: 'code',
        code: 'A10',
        status: 200,
        body: { statusCode: 200, response: { informationCode: 'A10', urlApp: address } },
      })
      await page.goto(at('firmaya', '/signin-credential/callback?code=abc'))
      await expect(page).toHaveURL(address)
    })
  })

  for (const address of ['https://evil.test/in?token=x', '//home'])
    test(`is signed in at the home, which tells that nobody goes to ${address}`, async ({
      page,
      mock,
      baseURL,
    }) => {
      const { token, refreshToken } = await mock.providerState('a session is open', {
        userName: 'maria.gomez',
      })
      const url = address.startsWith('https') ? address : `${baseURL}${address}`
      await mock.fault({
        match: { path: '/Login/Login' },
        kind: 'code',
        code: 'A10',
        status: 200,
        body: { informationCode: 'A10', url, token, refreshToken },
      })
      await page.goto('/login')
      await signIn(page, 'maria.gomez')
      await expect(ownMenu(page)).toBeVisible()
      const told = page.getByRole('alert')
      await expect(told).toContainText('No abrimos la dirección que dio el servicio')
      await expect(told).toContainText(url.replace('/in?token=x', ''))
      await expect(told).toContainText(/Referencia: [0-9A-Z]{7}/)
      await expect(told).not.toContainText('token')
      await expect(page).toHaveURL(/:\d+\/$/)
      await expectNoViolations(page)
    })
})

test.describe('failed attempts', () => {
  test('are marked and counted, keep and lock the name, and the lock ends by the clock [LCK-08, LCK-10, LCK-11, LCK-12, LCK-15, LCK-16, LCK-17, LCK-20] @firefox', async ({
    page,
    mock,
  }) => {
    await page.clock.install()
    await page.goto('/login')
    await signIn(page, 'maria.gomez', 'una')
    await expect(page.getByRole('alert')).toContainText('tienes dos (2) intentos más')
    await expect(page.getByLabel('Usuario')).toHaveValue('maria.gomez')
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused()
    await expectNoViolations(page)
    await signIn(page, 'maria.gomez', 'dos')
    await expect(page.getByRole('alert')).toContainText('tienes solo un (1) intento más')
    await signIn(page, 'maria.gomez', 'tres')
    const lock = page.getByText(/^El usuario se encuentra bloqueado, vuelve a intentarlo en \d\d:\d\d$/)
    await expect(lock).toContainText(/(15:00|14:5\d)/)
    await expect(page.getByText('«Recordar contraseña»')).toBeVisible()
    await expect(page.getByRole('button', submit)).toBeDisabled()
    await expectNoViolations(page)

    await page.clock.pauseAt(Date.now() + 10_000)
    const left = async (): Promise<number> => {
      const [, minutes, seconds] = /(\d\d):(\d\d)$/.exec(await lock.innerText())!
      return Number(minutes) * 60 + Number(seconds)
    }
    // The clock stands still: each second that it is given is one on the screen.
    const from = await left()
    for (let second = 1; second <= 6; second += 1) {
      await page.clock.runFor(1_000)
      await expect.poll(left).toBe(from - second)
    }
    await page.clock.fastForward('14:00')
    await expect(lock).toContainText(/00:[0-5]\d$/)
    await page.clock.fastForward('01:00')
    await expect(
      page.getByText('El usuario ya fue liberado por favor intente acceder de nuevo.'),
    ).toBeVisible()
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused()

    await page.clock.resume()
    await mock.setClock({ advance: 'PT15M' })
    await signIn(page, 'maria.gomez')
    await expect(ownMenu(page)).toBeVisible()
  })

  test('say the same about a name that exists and one that does not', async ({ page, mock }) => {
    const texts: string[][] = []
    for (const name of ['maria.gomez', 'nadie.existe']) {
      await mock.clearRequests()
      await page.goto('/login')
      const seen: string[] = []
      for (const [wrong, left] of [
        ['una', 'tienes dos'],
        ['dos', 'tienes solo un'],
      ] as const) {
        await signIn(page, name, wrong)
        await expect(page.getByRole('alert')).toContainText(left)
        seen.push(await page.getByRole('alert').innerText())
      }
      // What the screen asks for by itself comes when it comes.
      const asked = (await mock.requests()).filter(({ path }) => path.startsWith('/authentication/'))
      seen.push(...asked.map(({ endpoint, status }) => `${endpoint} ${status}`))
      texts.push(seen)
    }
    expect(texts[0]).toEqual(texts[1])
  })

  test('show what the service says of the person [LCK-13, LCK-14, LCK-18, LCK-21]', async ({
    page,
    mock,
  }) => {
    await page.goto('/login')
    const said = page.getByRole('alert')
    const refused = async (name: string, text: string): Promise<void> =>
      test.step(name, async () => {
        await signIn(page, name)
        await expect(said).toContainText(text)
        await expect(page.getByRole('button', submit)).toBeEnabled()
      })
    await refused('ana.vetada', 'El usuario se encuentra bloqueado.')
    await expect(said).toContainText('Para solucionarlo, comunícate al')
    await refused('codigo21', 'El usuario no tiene empresas asignadas.')
    await refused('codigo22', 'El usuario no tiene roles en la aplicación.')
    await refused('codigo23', 'El usuario se encuentra inactivo.')
    expect((await mock.requests('login')).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['R21', 'R22', 'R23']),
    )
    await signIn(page, 'luis.vencido')
    await expect(page.getByText('Su clave se encuentra venciada debe realizar el cambio.')).toBeVisible()
  })
})

test.describe('the alert screen', () => {
  test('of an information code shows its message, Aceptar goes back to the sign-in, and so does the alert without a message [LCK-05, INF-01, INF-04, CON-32, CON-35, RTE-08]', async ({
    page,
  }) => {
    await page.goto('/login')
    await signIn(page, 'aviso.info')
    await expect(page).toHaveURL(/\/alert$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta necesita una revisión.')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await page.goto('/alert')
    await expect(page).toHaveURL(/\/login$/)
  })
})

test.describe('captcha', () => {
  test('can be tried again where it could not be loaded, is solved without a puzzle, travels with the attempt and is used up by it [CAP-01, CAP-03, CAP-04, CAP-05]', async ({
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
    await expect(page.getByText('No fue posible hacer la comprobación.')).toBeVisible()
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

  test('is asked for by the tenant whose default it is, where the application says nothing [CAP-06, CAP-07, CAP-08] @firefox', async ({
    page,
    mock,
    at,
  }) => {
    const box = page.getByRole('checkbox', { name: 'No soy un robot' })
    await page.goto(at('gse.biometria', '/login'))
    await expect(box).toBeVisible()
    for (const [index, host] of ['biometria', 'fna.biometria'].entries()) {
      await page.goto(at(host, '/login'))
      await expect.poll(async () => (await mock.requests('getParameters')).length).toBe(index + 2)
      await signIn(page, 'admin')
      await expect(ownMenu(page)).toBeVisible()
      await expect(box).toHaveCount(0)
      await page.evaluate(() => sessionStorage.clear())
    }
  })
})

test.describe('maintenance and free trial', () => {
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
          await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.tagName, [
            x,
            y,
          ] as const),
        ).toBe('DIALOG')
    })
    await page.getByRole('button', { name: 'Entendido' }).click()
    await expect(dialog).toBeHidden()
  })

  test('colnomina offers its free trial and its purchase [MNT-05, LOG-05, LOG-07]', async ({ page, at }) => {
    await page.goto(at('colnomina'))
    await expect(page.getByRole('link', { name: /^Prueba Gratis / })).toHaveAttribute('href', /^https:/)
    await expect(page.getByRole('link', { name: /^Comprar .+ nómina www\.suite\.test / })).toBeVisible()
    await expectNoViolations(page)
  })
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

test.describe('products', () => {
  const looks = [
    ['ibuhoo', 'es', 'Ingresar', 'standard', '[PRD-23]'],
    ['bemyself', 'es', 'Ingresar', 'dark', '[PRD-26]'],
    ['bmsbra.bemyself', 'pt', 'Entrar', 'dark', '[PRD-26]'],
    ['firmaya', 'es', 'Ingresar', 'certificate', '[PRD-24]'],
    ['myselfcert', 'es', 'Ingresar', 'branded', '[PRD-25]'],
  ] as const
  for (const [host, language, button, layout, row] of looks)
    test(`${host} has its look and language in every width [PRD-03, PRD-11, PRD-12, PRD-13, PRD-14, PRD-15] ${row}`, async ({
      page,
      at,
    }) => {
      await page.goto(at(host))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('data-layout', layout)
      const { key, looks: colours } = builtThemes().find((theme) => theme.host === host)!
      const { colorScheme, brand } = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement)
        return { colorScheme: style.colorScheme, brand: style.getPropertyValue('--brand') }
      })
      expect(colorScheme).toBe(layout === 'dark' ? 'dark' : 'light')
      expect(brand).toBe((colours.light ?? colours.dark)!['--brand'])
      await expect(page.getByRole('button', { name: button, exact: true })).toHaveCSS(
        'background-color',
        rgb(brand),
      )
      const icon = await page.request.get(
        new URL((await page.locator('link[rel=icon]').getAttribute('href'))!, page.url()).pathname,
      )
      const pictures = ['icon', 'mark'].map((name) => pictureOf(key, name))
      expect(pictures).toContain(await icon.text())
      await expect(page).toHaveTitle(new RegExp(host.split('.').at(-1)!, 'i'))
      for (const width of [1280, 390])
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 })
          await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
          for (const picture of await page.locator('img').all())
            await expect
              .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
              .toBeGreaterThan(0)
          await expectNoViolations(page)
        })
    })

  test('bmsbra speaks Portuguese until another language is chosen, and remembers it [LNG-02, LNG-03, LNG-05, LNG-07, LNG-10, LOG-10] @firefox', async ({
    page,
    at,
  }) => {
    await page.goto(at('bmsbra.bemyself'))
    await page.getByLabel('Usuário').fill('maria.gomez')
    await expect(page.getByText('Versão 3.4.1')).toBeVisible()
    await page.getByRole('combobox', { name: 'Idioma' }).selectOption('en')
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    await expect(page.getByLabel('User name')).toHaveValue('maria.gomez')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('bms_lang'))).toBe('en')
  })

  test('a refused sign-in speaks one language, ours and that of the services alike', async ({
    page,
    at,
    mock,
  }) => {
    await mock.change('users', 'maria.gomez', { roles: [] })
    await page.goto(at('bmsbra.bemyself'))
    await signIn(page, 'maria.gomez', 'Errada.2026*', texts.pt)
    await expect(page.getByRole('alert')).toHaveText(
      /^Usuário ou senha incorretos\.Você tem mais duas \(2\) tentativas\.$/,
    )
    await signIn(page, 'maria.gomez', password, texts.pt)
    await expect(page.getByRole('alert')).toHaveText('O usuário não tem perfis no aplicativo.')
    const languages = (await mock.requests('login')).map(({ headers }) => headers['accept-language'])
    expect(languages).toEqual(['pt', 'pt'])
  })

  test('a product header that names no product shows Ibuhoo, a known one whatever its case [PRD-05, PRD-06]', async ({
    page,
    mock,
  }) => {
    for (const [header, title] of [
      ['<b>firmaya</b>', 'Ibuhoo'],
      ['__proto__', 'Ibuhoo'],
      [' FirmaYa ', 'Firmaya'],
    ] as const)
      await test.step(header, async () => {
        await mock.page({ product: header, tenant: header })
        await page.goto('/login')
        await expect(page).toHaveTitle(title)
        await expect(page.getByRole('button', submit)).toBeVisible()
      })
  })

  test('a public page is named after its heading and the product, the sign-in after the product alone [PRD-11]', async ({
    page,
  }) => {
    await page.goto('/login')
    await expect(page).toHaveTitle('Ibuhoo')
    await page.getByRole('link', { name: 'Recordar contraseña' }).click()
    await expect(page).toHaveTitle('Restablecer contraseña · Ibuhoo')
    await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click()
    await expect(page.getByRole('button', submit)).toBeVisible()
    await expect(page).toHaveTitle('Ibuhoo')
  })

  test('without any header the page asks once for itself, then it is ibuhoo [PRD-05, CAL-29]', async ({
    page,
    mock,
  }) => {
    await mock.page({ product: null })
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/login') asked.push(request.resourceType())
    })
    await page.goto('/login')
    await expect(page).toHaveTitle('Ibuhoo')
    await expect.poll(() => asked).toEqual(['document', 'fetch'])
  })
})
