import type { Page } from '@playwright/test'
import { listApplications } from '#contracts/applications.ts'
import { login } from '#contracts/auth.ts'
import { validateToken } from '#contracts/session.ts'
import { getAccountsByDocument, getDocumentTypes, loginCertificate } from '#contracts/certificates.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import { getMenuByUser, listMenu } from '#contracts/menus.ts'
import { getUserForReset, resetPassword, sendActivationEmail, validateOtpMail } from '#contracts/passwords.ts'
import { expectNoViolations } from '../support/accessibility.ts'
import type { MockControl } from '../support/mockControl.ts'
import { ownMenu, password, signIn } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { slowness } from '../support/slowness.ts'

const newcomer = 'nuevo.usuario@suite.test'
const maria = 'maria.gomez@suite.test'

/** Keeps what the page copies: the page's own policy lets nobody read the clipboard. */
async function watchClipboard(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (text) => {
      Object.assign(window, { copied: text })
      return Promise.resolve()
    }
  })
  return () => page.evaluate(() => (window as { copied?: string }).copied ?? '')
}

const copyLabel = /Copiar referencia$/

/** Copies a reference by keyboard and looks its line up in the mock's log. */
async function expectFindable(
  page: Page,
  mock: MockControl,
  copied: () => Promise<string>,
  { id }: Endpoint,
  copy = page.getByRole('button', { name: copyLabel }),
): Promise<void> {
  const line = /^(\w{7}) · (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-05:00) · \w+ · status 500 · request (\d+)$/
  let [time, order]: (string | undefined)[] = []
  // What is asked for once more meanwhile, as a menu is when the code of the home has come, has another reference.
  await expect(async () => {
    const shown = await page.locator('*').filter({ has: copy }).last().innerText()
    await copy.focus()
    await page.keyboard.press('Enter')
    await expect.poll(copied).toContain(` · ${id} · `)
    const [, mark, ...rest] = line.exec(await copied()) ?? []
    expect(shown).toContain(`Referencia: ${mark}`)
    ;[time, order] = rest
  }).toPass({ timeout: 40_000 * slowness })
  expect(Math.abs(Date.parse(time!) - Date.now())).toBeLessThan(60_000)
  const entry = (await mock.requests()).find((one) => String(one.order) === order)
  expect(entry).toMatchObject({ endpoint: id, status: 500 })
}

async function mailedLink(mock: MockControl, to: string): Promise<string> {
  return (await mock.mail(to, 5)).at(-1)!.links[0]!
}

async function askForReset(page: Page): Promise<void> {
  await page.goto('/resetpassword')
  await page.getByRole('textbox', { name: 'Email' }).fill(maria)
  await page.getByRole('button', { name: 'Restablecer contraseña' }).click()
}

async function typeDocument(page: Page): Promise<void> {
  await page.getByLabel('Tipo de documento').selectOption({ label: 'Cédula de ciudadanía' })
  await page.getByLabel('Número de documento').fill('1032456789')
}

type Case = {
  what: string
  /** Answered 500. */
  fails: Endpoint
  go: (way: {
    page: Page
    mock: MockControl
    at: (product: string, path?: string) => string
  }) => Promise<void>
}

const cases: Case[] = [
  {
    what: 'a sign-in',
    fails: login,
    async go({ page }) {
      await page.goto('/login')
      await signIn(page, 'admin')
    },
  },
  { what: 'a request for a new password', fails: getUserForReset, go: ({ page }) => askForReset(page) },
  { what: 'the mail of a new password', fails: resetPassword, go: ({ page }) => askForReset(page) },
  {
    what: 'a mailed link',
    fails: validateToken,
    async go({ page, mock }) {
      await page.goto(await mailedLink(mock, newcomer))
    },
  },
  {
    what: 'an activation that is sent anew',
    fails: sendActivationEmail,
    async go({ page, mock }) {
      await mock.fault({ match: { path: validateToken.path }, kind: 'status', status: 401 })
      await page.goto(await mailedLink(mock, newcomer))
    },
  },
  {
    what: 'the confirmation of an OTP',
    fails: validateOtpMail,
    async go({ page }) {
      await page.goto('/resetotp?token=abc')
    },
  },
  {
    what: 'the application chooser',
    fails: listApplications,
    async go({ page }) {
      await page.goto('/availableapps')
    },
  },
  {
    what: 'the document types of a certificate',
    fails: getDocumentTypes,
    async go({ page, at }) {
      await page.goto(at('firmaya'))
    },
  },
  {
    what: 'a sign-in by certificate',
    fails: loginCertificate,
    async go({ page, at }) {
      await page.goto(at('firmaya'))
      await typeDocument(page)
      await page.getByLabel('Contraseña del certificado').fill(password)
      await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
    },
  },
  {
    what: 'the search for certificates',
    fails: getAccountsByDocument,
    async go({ page, at }) {
      await page.goto(at('firmaya', '/resetpasswordcertificate'))
      await typeDocument(page)
      await page.getByRole('button', { name: 'Continuar' }).click()
    },
  },
]

for (const { what, fails, go } of cases)
  test(`the reference of ${what} that failed finds its line in the log`, async ({ page, mock, at }) => {
    const copied = await watchClipboard(page)
    await mock.fault({ match: { path: fails.path }, kind: 'status', status: 500 })
    await go({ page, mock, at })
    await expectFindable(page, mock, copied, fails)
    // A failure on a card of its own, and one below a field.
    if (fails === login || fails === getDocumentTypes) await expectNoViolations(page)
  })

test('the reference of a stored session that could not be checked finds its line, and another try opens the console', async ({
  page,
  mock,
}) => {
  const copied = await watchClipboard(page)
  await page.goto('/login')
  await signIn(page, 'admin')
  await expect(ownMenu(page)).toBeVisible()
  await mock.fault({ match: { path: validateToken.path }, kind: 'status', status: 500 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No pudimos comprobar tu sesión.' })).toBeVisible()
  await expectFindable(page, mock, copied, validateToken)
  await expectNoViolations(page)
  await mock.clearFaults()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(ownMenu(page)).toBeVisible()
})

test('the reference of a sign-in by address finds its line', async ({ page, mock }) => {
  const copied = await watchClipboard(page)
  await page.goto('/login')
  await signIn(page, 'admin')
  await expect(ownMenu(page)).toBeVisible()
  const token = await page.evaluate(() => {
    const kept = sessionStorage.getItem('token')!.slice(7)
    sessionStorage.clear()
    return kept
  })
  await mock.fault({ match: { path: validateToken.path }, kind: 'status', status: 500 })
  await page.goto(`/?user=admin&token=${token}`)
  await expectFindable(page, mock, copied, validateToken)
  expect(await copied()).not.toContain(token)
})

test('the references of menus that did not come find their lines, in the drawer and in the menu of the person', async ({
  page,
  mock,
}) => {
  const copied = await watchClipboard(page)
  await mock.fault({ match: { path: listMenu.path }, kind: 'status', status: 500 })
  const byUser = await mock.fault({ match: { path: getMenuByUser.path }, kind: 'status', status: 500 })
  await page.goto('/login')
  await signIn(page, 'admin')
  const drawer = page.getByRole('navigation', { name: 'Menú lateral' })
  await expectFindable(page, mock, copied, listMenu, drawer.getByRole('button', { name: copyLabel }))
  await expectNoViolations(page)
  await ownMenu(page).click()
  const item = page.getByRole('menuitem', { name: copyLabel })
  await expectFindable(page, mock, copied, getMenuByUser, item)
  await mock.removeFault(byUser)
})
