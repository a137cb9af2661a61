import type { Page } from '@playwright/test'
import { createLinkCipher } from '#mock/linkCipher.ts'
import { fakeLinkKey } from '#mock/linkKey.ts'
import { expectNoViolations } from '../support/accessibility.ts'
import type { MockControl } from '../support/mockControl.ts'
import { expectNoLeaks } from '../support/noise.ts'
import { ownMenu, password, signIn } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { slowness } from '../support/slowness.ts'
import { pressEnter, setOut, tabTo, typeInto, walksWithWide } from '../support/walks.ts'

const newPassword = 'Nogal.Tibio7'
const maria = 'maria.gomez@suite.test'
const newcomer = 'nuevo.usuario@suite.test'

/** The link of the latest mail to an address. */
async function mailedLink(mock: MockControl, to: string): Promise<string> {
  const mails = await mock.mail(to, 5)
  return mails.at(-1)!.links[0]!
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function requestLink(page: Page, email: string): Promise<void> {
  await page.goto('/resetpassword')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Restablecer contraseña' }).click()
}

/** Has the link mailed that the screen of a forgotten password asks for, without opening it. */
async function resetLink(page: Page, mock: MockControl, user: string): Promise<string> {
  await page.request.post('/authentication/api/Login/ResetPassword', { data: { user, appname: 'ibuhoo' } })
  return mailedLink(mock, user)
}

async function setPassword(page: Page, typed = newPassword): Promise<void> {
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(typed)
  await page.getByLabel('Confirmar contraseña', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Restablecer', exact: true }).click()
}

/** Whether what the browser keeps of this page holds any of the texts. */
async function keeps(page: Page, secrets: string[]): Promise<boolean> {
  const kept = await page.evaluate(() =>
    JSON.stringify([location.href, history.state, { ...sessionStorage }, { ...localStorage }]),
  )
  return secrets.some((secret) => kept.includes(secret))
}

for (const walk of walksWithWide('es')) {
  const { language, width, words, tag } = walk
  const { login, passwords } = words
  test(`a forgotten password is set anew with the keyboard alone, in ${language} at ${width} wide [RST-19, RST-13, PWD-27, LOG-04, RTE-01, RTE-03, PRD-20]${tag}`, async ({
    page,
    mock,
  }) => {
    await setOut(page, walk)
    await page.goto('/login')
    await pressEnter(page.getByRole('link', { name: login.forgot }))
    await expect(title(page)).toBeFocused()
    await expectNoViolations(page)

    await page.keyboard.press('Tab')
    await page.keyboard.type(maria)
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText(passwords.checkEmail.title)
    await expect(page.getByText('***gomez@suite.test')).toBeVisible()
    await expectNoViolations(page)

    await page.goto(await mailedLink(mock, maria))
    await expect(title(page)).toHaveText(passwords.password.reset)
    await expect(page.getByText('maria.gomez')).toBeVisible()
    await expect(title(page)).toBeFocused()
    await typeInto(page.getByLabel(passwords.password.new, { exact: true }), 'corta')
    await typeInto(page.getByLabel(passwords.password.confirm, { exact: true }), 'corta')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(passwords.password.new, { exact: true })).toBeFocused()
    await expect(page.getByText(passwords.password.weak)).toBeVisible()
    await expectNoViolations(page)
    await typeInto(page.getByLabel(passwords.password.new, { exact: true }), newPassword)
    await typeInto(page.getByLabel(passwords.password.confirm, { exact: true }), newPassword)
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText(passwords.updated.title)
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await signIn(page, 'maria.gomez', newPassword, words)
    await expect(ownMenu(page)).toBeVisible()
  })
}

test('the address typed at the sign-in goes along to the reset, whose mail can be sent again after a minute or go elsewhere', async ({
  page,
  mock,
}) => {
  await page.clock.install()
  await page.goto('/login')
  await page.getByLabel('Usuario').fill(maria)
  await page.getByRole('link', { name: 'Recordar contraseña' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(maria)
  expect(await keeps(page, [maria])).toBe(false)
  await page.getByRole('button', { name: 'Restablecer contraseña' }).click()
  const again = page.getByRole('button', { name: 'Enviar otra vez' })
  await expect(again).toHaveAccessibleDescription(/^Podrás pedir otro en 0[01]:\d\d\.$/)
  await expectNoViolations(page)

  await page.clock.fastForward(61_000)
  await expect(again).toHaveAccessibleDescription('')
  await again.click()
  await expect(page.getByText('Te enviamos el enlace de nuevo.')).toBeVisible()
  expect(await mock.requests('resetPassword')).toHaveLength(2)
  expect(await mock.mail(maria, 5)).toHaveLength(2)

  await page.getByRole('link', { name: 'Usar otro correo' }).click()
  await expect(title(page)).toHaveText('Restablecer contraseña')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(maria)
})

for (const walk of walksWithWide('en')) {
  const { language, width, words, tag } = walk
  const { passwords } = words
  test(`one of several accounts is chosen with the keyboard alone, in ${language} at ${width} wide [RST-19, SEL-01, SEL-02, SEL-03, SEL-04, SEL-07, RTE-12]${tag}`, async ({
    page,
    mock,
  }) => {
    await setOut(page, walk)
    for (let extra = 1; extra <= 9; extra += 1)
      await mock.change('users', 20 + extra, { email: 'carla@suite.test', idstate: 0 })
    await page.goto('/resetpassword')
    await typeInto(page.getByRole('textbox', { name: passwords.request.email }), 'carla@suite.test')
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText(passwords.accounts.title)
    await expect(page).toHaveURL(/\/selectaccounts$/)
    const list = page.locator('.accounts-list')
    await expect(page.getByRole('radio')).toHaveCount(12)
    expect((await list.boundingBox())!.height).toBe(300)
    expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
    await expectNoViolations(page)
    await tabTo(page.getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowDown')
    await pressEnter(page.getByRole('button', { name: passwords.request.submit }))
    await expect(title(page)).toHaveText(passwords.checkEmail.title)
    await page.goto(await mailedLink(mock, 'carla@suite.test'))
    await expect(page.getByText('carla.dos')).toBeVisible()
    const [request] = await mock.requests('resetPassword')
    expect(request!.body).toEqual({ user: 'carla.dos', appname: 'ibuhoo', isByUser: true })
  })
}

for (const walk of walksWithWide('pt')) {
  const { language, width, words, tag } = walk
  const { passwords } = words
  test(`an account is activated from its mail with the keyboard alone, in ${language} at ${width} wide [PWD-02, PWD-30, PWD-33, INF-10, INF-11, PRD-20]${tag}`, async ({
    page,
    mock,
  }) => {
    await setOut(page, walk)
    await page.goto(await mailedLink(mock, newcomer))
    await expect(title(page)).toHaveText(passwords.password.create)
    await typeInto(page.getByLabel(passwords.password.new, { exact: true }), newPassword)
    await typeInto(page.getByLabel(passwords.password.confirm, { exact: true }), newPassword)
    await pressEnter(page.getByRole('button', { name: passwords.password.submit, exact: true }))
    await expect(title(page)).toHaveText(passwords.created.title)
    await expectNoViolations(page)
    await expect(page).toHaveURL(/\/login$/)
    await signIn(page, 'nuevo.usuario', newPassword, words)
    await expect(ownMenu(page)).toBeVisible()
  })

  test(`a link that ran out asks for the e-mail again, with the keyboard alone, in ${language} at ${width} wide [INF-06, CAL-05, RTE-11]`, async ({
    page,
    mock,
  }) => {
    await setOut(page, walk)
    const older = await resetLink(page, mock, maria)
    await mock.setClock({ advance: 'PT31M' })
    await page.goto(older)
    await expect(title(page)).toHaveText(passwords.resend.title)
    await expect(page).toHaveURL(/\/resendemail$/)
    await expectNoViolations(page)
    await typeInto(page.getByRole('textbox', { name: passwords.request.email }), maria)
    await pressEnter(page.getByRole('button', { name: passwords.request.submit }))
    await expect(title(page)).toHaveText(passwords.checkEmail.title)
    expect((await mock.requests('resetPassword')).at(-1)!.body).toMatchObject({ isInvalidLinkScreen: true })
    await page.goto(await mailedLink(mock, maria))
    await expect(title(page)).toHaveText(passwords.password.reset)
  })
}

test.describe('a link', () => {
  test('leaves the address bar at once, and nothing that is kept holds it', async ({ page, mock }) => {
    await requestLink(page, maria)
    const link = await mailedLink(mock, maria)
    const query = link.split('?')[1]!
    const { token } = JSON.parse(createLinkCipher(fakeLinkKey, () => '').decrypt(query)!) as { token: string }
    await page.goto(link)
    await expect(title(page)).toHaveText('Restablecer contraseña')
    await expect(page).toHaveURL(/\/changepassword$/)
    // Everything is in sight on a small laptop, the rules and the way out included.
    await page.setViewportSize({ width: 1366, height: 768 })
    await expect(title(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Volver a iniciar sesión' })).toBeInViewport({ ratio: 1 })
    expect(await keeps(page, [query, token])).toBe(false)
    await setPassword(page)
    await expect(title(page)).toHaveText('¡Contraseña actualizada!')
    expect(await keeps(page, [query, token, newPassword])).toBe(false)
    await page.goBack()
    expect(await keeps(page, [query, token])).toBe(false)
  })

  test('opens with its signs escaped, at an address that begins with two slashes, and leaves it too (hardening T47, T61)', async ({
    page,
    mock,
  }) => {
    const link = new URL(await resetLink(page, mock, maria))
    const standard = link.search.slice(1).replaceAll('-', '+').replaceAll('_', '/')
    const padded = standard.padEnd(Math.ceil(standard.length / 4) * 4, '=')
    await page.goto(`${link.origin}//resetPassword?${encodeURIComponent(padded)}`)
    await expect(page.getByText('maria.gomez')).toBeVisible()
    await expect(page).toHaveURL(`${link.origin}/changepassword`)
    await setPassword(page)
    await expect(title(page)).toHaveText('¡Contraseña actualizada!')
  })

  test('may be looked at three times before it is used, and once only after; for another person it is refused [PWD-14, PWD-15]', async ({
    page,
    mock,
  }) => {
    const link = await resetLink(page, mock, maria)
    await test.step('written for another person', async () => {
      const cipher = createLinkCipher(fakeLinkKey, (digits) => '5'.repeat(digits))
      const { token } = JSON.parse(cipher.decrypt(link.split('?')[1]!)!) as { token: string }
      await page.goto(`/changepassword?${cipher.encrypt(JSON.stringify({ user: 'admin', token }))}`)
      await expect(title(page)).toHaveText('¡Este enlace ya no es válido!')
      expect(await mock.record('users', 'admin')).toMatchObject({ password })
    })
    for (let look = 0; look < 3; look += 1) {
      await page.goto(link)
      await expect(title(page)).toHaveText('Restablecer contraseña')
    }
    await setPassword(page)
    await expect(title(page)).toHaveText('¡Contraseña actualizada!')
    await page.goto(link)
    await expect(title(page)).toHaveText('¡Este enlace ya no es válido!')
    await expectNoViolations(page)
  })

  test('in a session is not used, and a notice says how to [RTE-21]', async ({ page, mock }) => {
    const link = await resetLink(page, mock, maria)
    await page.goto('/login')
    await signIn(page, 'admin')
    await expect(ownMenu(page)).toBeVisible()
    await page.goto(link)
    const notice = page.getByText('Abriste un enlace con la sesión iniciada. Cierra la sesión para usarlo.')
    await expect(notice).toBeVisible()
    expect(await mock.requests('validateToken')).not.toContainEqual(
      expect.objectContaining({ headers: expect.objectContaining({ option: '2' }) }),
    )
    await page.locator('.ui-notice').getByRole('link', { name: 'Cerrar sesión' }).click()
    await page.waitForURL(/verify|login/)
    await page.goto(link)
    await expect(title(page)).toHaveText('Restablecer contraseña')
  })

  test('that is empty or broken says so and leads to the login [PWD-11, PWD-12, PWD-13]', async ({
    page,
  }) => {
    for (const [kind, query, words] of [
      ['empty', '', 'El enlace no es válido.'],
      ['broken', '?abc', 'Error al procesar el enlace.'],
      ['broken by a preview', `?${'A'.repeat(400)}%`, 'Error al procesar el enlace.'],
    ] as const)
      await test.step(kind, async () => {
        await page.goto(`/changepassword${query}`)
        await expect(title(page)).toHaveText(words)
        await expect(page).toHaveURL(/\/alert$/)
        await expectNoViolations(page)
        await expectNoLeaks(page)
        await page.getByRole('button', { name: 'Aceptar' }).click()
        await expect(page).toHaveURL(/\/login$/)
      })
  })
})

test.describe('an activation that ran out', () => {
  test('is mailed anew once, however often the screen is loaded [RSD-01, RSD-04, RSD-05, RTE-29]', async ({
    page,
    mock,
  }) => {
    const link = await mailedLink(mock, newcomer)
    await mock.setClock({ advance: 'PT49H' })
    await page.goto(link)
    await expect(title(page)).toHaveText(
      'El tiempo para activar tu cuenta ha finalizado, hemos enviado a tu email un nuevo vínculo de activación.',
    )
    await expect(page).toHaveURL(/\/resendemail$/)
    await expect(page.getByRole('button', { name: '¿No has recibido el email?' })).toBeVisible()
    for (let reload = 0; reload < 3; reload += 1) {
      await page.reload()
      await expect(title(page)).toContainText('hemos enviado a tu email')
    }
    await page.goto(link)
    await expect(title(page)).toContainText('hemos enviado a tu email')
    expect(await mock.requests('sendActivationEmail')).toHaveLength(1)
    expect(await mock.mail(newcomer)).toHaveLength(2)
    await expectNoViolations(page)
  })

  test('is mailed again on demand, then there is a minute to wait [RSD-06, RSD-07, RSD-08, RSD-09, RSD-13]', async ({
    page,
    mock,
  }) => {
    const link = await mailedLink(mock, newcomer)
    await mock.setClock({ advance: 'PT49H' })
    await page.clock.install()
    await page.goto(link)
    await page.getByRole('button', { name: '¿No has recibido el email?' }).click()
    await expect(title(page)).toHaveText('Te enviamos un nuevo email con el vínculo de activación.')
    await expectNoViolations(page)
    await page.clock.fastForward(20_000)
    await expect(page.getByRole('timer')).toContainText(/^([1-3]\d|40)Segundos$/)
    await page.clock.fastForward(60_000)
    await expect(title(page)).toHaveText('¡Listo!')
    await expectNoViolations(page)
    expect(await mock.mail(newcomer)).toHaveLength(3)
    await page.goto(await mailedLink(mock, newcomer))
    await expect(title(page)).toHaveText('Crear contraseña')
  })
})

test('an expired password is changed on the way in [PWD-03, PWD-29, CAL-08] @firefox', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, 'luis.vencido')
  await expect(title(page)).toHaveText('Su clave se encuentra venciada debe realizar el cambio.')
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await expect(title(page)).toHaveText('Cambiar contraseña')
  await expectNoViolations(page)
  await page.getByLabel('Contraseña actual', { exact: true }).fill('wrong')
  await setPassword(page)
  await expect(page.getByRole('alert')).toContainText('La contraseña actual no es correcta.')
  await expect(page.getByLabel('Nueva contraseña', { exact: true })).toHaveValue(newPassword)
  await page.getByLabel('Contraseña actual', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Restablecer', exact: true }).click()
  await expect(title(page)).toHaveText('¡Contraseña actualizada!')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await signIn(page, 'luis.vencido', newPassword)
  await expect(ownMenu(page)).toBeVisible()
})

test('the reset of an OTP is confirmed once, its token gone from the address [OTP-01, OTP-04, OTP-05, RTE-07, CON-38, CON-40, CON-41] @firefox', async ({
  page,
  mock,
}) => {
  await mock.play('otp-reset')
  const link = await mailedLink(mock, maria)
  await page.goto(link)
  await expect(title(page)).toHaveText('Solicitud enviada correctamente.')
  await expect(page).toHaveURL(/\/resetotp$/)
  await expectNoViolations(page)
  await page.reload()
  await expect(title(page)).toHaveText('Solicitud enviada correctamente.')
  expect(await mock.requests('validateOtpMail')).toHaveLength(1)
  await page.goto(link)
  await expect(title(page)).toHaveText('No fue posible enviar la solicitud: El enlace ya fue usado o venció.')
})

test('screens that need more than an address lead back to the login [SEL-08, RST-15, INF-04, RSD-02, INF-15, RTE-09]', async ({
  page,
}) => {
  for (const path of ['/selectaccounts', '/check-email', '/alert']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
  await page.goto('/resendemail')
  await expect(title(page)).toHaveText('No hay información del usuario.')
  await page.goto('/invalid-link')
  await expect(title(page)).toHaveText('Enlace inválido.')
  await expectNoViolations(page)
})

test('the screens of a forgotten password stand in the template of the product [RTE-06, RTE-25]', async ({
  page,
  at,
  mock,
}) => {
  test.setTimeout(120_000 * slowness)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [product, layout, screenTitle, email] of [
    ['bmsbra.bemyself', 'dark', 'Verifique seu e-mail', 'E-mail'],
    ['letmicert', 'branded', 'Revisa tu correo', 'Email'],
    ['firmaya', 'certificate', 'Revisa tu correo', 'Email'],
  ] as const)
    await test.step(product, async () => {
      await mock.clearMail()
      await page.goto(at(product, '/resetpassword'))
      await page.getByRole('textbox', { name: email }).fill(maria)
      await expectNoViolations(page)
      await page.keyboard.press('Enter')
      await expect(title(page)).toHaveText(screenTitle)
      await expect(page).toHaveURL(product === 'firmaya' ? /\/alert$/ : /\/check-email$/)
      await expect(page.locator('.frame')).toHaveAttribute('data-layout', layout)
      await expectNoViolations(page)
      await page.goto(await mailedLink(mock, maria))
      await expect(page.locator('input[name=password]')).toBeVisible()
      await expect(page.locator('.frame')).toHaveAttribute('data-layout', layout)
      await expectNoViolations(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await expectNoLeaks(page)
    })
})
