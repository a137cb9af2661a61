import type { Page } from '@playwright/test'
import { createLinkCipher, fakeLinkKey } from '#mock/linkCipher.ts'
import { expectNoViolations } from '../support/accessibility.ts'
import type { MockControl } from '../support/mockControl.ts'
import { ownMenu, password, signIn } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { pressEnter, setOut, tabTo, typeInto } from '../support/walks.ts'

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

test('a forgotten password is reset by keyboard alone [RST-19, RST-13, PWD-27, LOG-04, RTE-01, RTE-03, PRD-20] @firefox-release', async ({
  page,
  mock,
}) => {
  const words = await setOut(page, { language: 'es', width: 1280 })
  const { login, passwords } = words
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await signIn(page, 'maria.gomez', newPassword, words)
  await expect(ownMenu(page)).toBeVisible()
})

test('one of several accounts is chosen with the keyboard alone [RST-19, SEL-01, SEL-02, SEL-03, SEL-04, SEL-07, RTE-12]', async ({
  page,
  mock,
}) => {
  const words = await setOut(page, { language: 'en', width: 390 })
  const { passwords } = words
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

test('an account is activated from its mail with the keyboard alone [PWD-02, PWD-30, PWD-33, INF-10, INF-11, PRD-20] @release', async ({
  page,
  mock,
}) => {
  const words = await setOut(page, { language: 'pt', width: 390 })
  const { passwords } = words
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

test('a link that ran out asks for the e-mail again, with the keyboard alone [INF-06, CAL-05, RTE-11] @release', async ({
  page,
  mock,
}) => {
  const words = await setOut(page, { language: 'pt', width: 390 })
  const { passwords } = words
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

test('a link leaves the address bar at once, and nothing that is kept holds it @release', async ({
  page,
  mock,
}) => {
  await requestLink(page, maria)
  const link = await mailedLink(mock, maria)
  const query = link.split('?')[1]!
  const { token } = JSON.parse(createLinkCipher(fakeLinkKey, () => '').decrypt(query)!) as { token: string }
  await page.goto(link)
  await expect(title(page)).toHaveText('Restablecer contraseña')
  await expect(page).toHaveURL(/\/changepassword$/)
  // A small laptop shows everything, including the rules and the exit.
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

test('an expired password is changed during the sign-in [PWD-03, PWD-29, CAL-08] @release', async ({
  page,
}) => {
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
