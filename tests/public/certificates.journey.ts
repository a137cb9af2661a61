import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility.ts'
import { certificateFields, documentNumber, signInByCertificate } from '../support/certificates.ts'
import { ownMenu, password } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import type { Texts } from '../support/texts.ts'
import { pressEnter, setOut, tabTo, typeInto } from '../support/walks.ts'

/** From the opened reset to the choice, with the keyboard alone. */
async function findByKeyboard(page: Page, words: Texts): Promise<void> {
  const { certificates } = words
  const fields = certificateFields(page, words)
  await expect(fields.type.getByRole('option')).not.toHaveCount(1)
  // The heading may take the focus again while the screen settles.
  await expect(async () => {
    await tabTo(fields.type)
    await page.keyboard.press('ArrowDown')
    await expect(fields.type).not.toHaveValue('', { timeout: 1000 })
  }).toPass()
  await typeInto(fields.number, documentNumber)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(certificates.accountsTitle)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

async function expectFits(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await expectNoViolations(page)
}

test('a sign-in by certificate works by keyboard, sends six fields and shows an overlay for 500 ms [CLG-08, CLG-13, LIM-04, CRY-01]', async ({
  page,
  at,
  mock,
}) => {
  await page.clock.install()
  await page.goto(at('firmaya', '/login?page=firmas'))
  await expect(certificateFields(page).type.getByRole('option')).not.toHaveCount(1)
  await certificateFields(page).type.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type(documentNumber)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  const sent = page.waitForRequest(/LoginCertificate$/)
  await page.clock.pauseAt(Date.now() + 600_000)
  await page.keyboard.press('Enter')
  const body = (await sent).postData()!
  expect(body).not.toContain(password)
  const names = ['appname', 'documentNumber', 'documentType', 'page', 'password', 'tokenCaptcha']
  expect(Object.keys(JSON.parse(body) as object).sort()).toEqual(names)
  const overlay = page.getByText('Ingresando…')
  await expect(overlay).toBeVisible()
  await page.clock.runFor(400)
  await expect(overlay).toBeVisible()
  await page.clock.runFor(100)
  await page.clock.resume()
  await expect(ownMenu(page)).toBeVisible()
  await expect(overlay).toHaveCount(0)
  const [entry] = await mock.requests('loginCertificate')
  expect(entry!.body).toMatchObject({ documentType: '1', documentNumber, page: 'firmas' })
})

test('a certificate is reset by keyboard, from the document over a mailed code to the sign-in [RST-19, RTE-02, RTE-12, SEL-01, SEL-03, SEL-10, SEL-14, SEL-15, COD-01, COD-02, COD-03, COD-08] @release', async ({
  page,
  at,
  mock,
}) => {
  const words = await setOut(page, { language: 'pt', width: 390 })
  const { certificates, common } = words
  await mock.change('users', 'certificado.correo', { password: 'Olvidada.2026*' })
  await mock.change('users', 'certificado.manual', { password: 'Otra.2026*' })
  await page.goto(at('firmaya', '/resetpasswordCertificate'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(certificates.resetTitle)
  await expectFits(page, 390)
  await findByKeyboard(page, words)
  await expect(page).toHaveURL(/\/selectaccounts$/)
  expect(await page.locator('body').innerText()).not.toContain('certificado.correo@')
  await expectFits(page, 390)
  // The first certificate is chosen beforehand.
  await expect(page.getByRole('radio', { name: /certificado\.manual/ })).toBeChecked()
  await tabTo(page.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /certificado\.correo/ })).toBeChecked()
  await pressEnter(page.getByRole('button', { name: certificates.restore }))
  await expect(page.getByText('***do.correo@suite.test')).toBeVisible()
  await expectFits(page, 390)
  const [mail] = await mock.mail('certificado.correo@suite.test', 5)
  await typeInto(certificateFields(page, words).code, mail!.code!)
  await pressEnter(page.getByRole('button', { name: certificates.continue }))
  await expect(page.getByRole('heading', { name: certificates.doneTitle })).toBeFocused()
  await expect(page.getByText(certificates.done)).toBeVisible()
  await expectFits(page, 390)
  await pressEnter(page.getByRole('link', { name: common.accept }))
  await expect(page).toHaveURL(/\/login$/)
  await signInByCertificate(page, password, words)
  await expect(ownMenu(page)).toBeVisible()
})
