import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility.ts'
import {
  certificateFields,
  documentNumber,
  findCertificates,
  signInByCertificate,
} from '../support/certificates.ts'
import { ownMenu, password } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { filled, type Texts } from '../support/texts.ts'
import { pressEnter, setOut, tabTo, typeInto, walksWithWide } from '../support/walks.ts'

const submit = { name: 'Ingresar', exact: true } as const

async function askForCode(page: Page): Promise<void> {
  await findCertificates(page)
  await page.getByRole('radio', { name: /certificado\.correo/ }).check()
  await page.getByRole('button', { name: 'Restablecer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revisa tu correo')
}

/** From the opened reset to the choice, with the keyboard alone. */
async function findByKeyboard(page: Page, words: Texts): Promise<void> {
  const { certificates } = words
  const fields = certificateFields(page, words)
  await expect(fields.type.getByRole('option')).not.toHaveCount(1)
  // The heading may take the focus once more as the screen settles.
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

test.describe('the sign-in with a certificate', () => {
  for (const product of ['firmaya', 'myselfcert', 'letmicert'])
    test(`is the sign-in of ${product}, wide and narrow [CLG-01, CLG-02, CLG-03, CLG-04, CLG-05, CLG-06]`, async ({
      page,
      at,
    }) => {
      const expectFitsBoth = async (): Promise<void> => {
        for (const width of [1280, 390])
          await test.step(`${width} wide`, async () => {
            await page.setViewportSize({ width, height: 844 })
            await expectFits(page, width)
          })
      }
      await page.goto(at(product))
      await expect(certificateFields(page).type.getByRole('option')).not.toHaveCount(1)
      await expect(certificateFields(page).number).toHaveAttribute('autocomplete', 'username')
      await expect(certificateFields(page).password).toHaveAttribute('autocomplete', 'current-password')
      await expect(page.getByLabel('Usuario')).toHaveCount(0)
      await expectFitsBoth()
      await page.getByRole('button', submit).click()
      await expect(page.getByText('Campo obligatorio.')).toHaveCount(3)
      await expect(certificateFields(page).type).toBeFocused()
      await expectFitsBoth()
      await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
      await expect(page).toHaveURL(/\/resetpasswordcertificate$/i)
    })

  test('is not the sign-in of other products, which have no reset of one either', async ({ page, at }) => {
    for (const product of ['ibuhoo', 'lstinhib']) {
      await page.goto(at(product))
      await expect(page.getByLabel('Usuario')).toBeVisible()
      await expect(certificateFields(page).type).toHaveCount(0)
    }
    await page.goto(at('ibuhoo', '/resetpasswordcertificate'))
    await expect(page).toHaveURL(/\/login$/)
  })

  test('is done with the keyboard alone, sends six fields, and shows an overlay for half a second [CLG-08, CLG-13, LIM-04, CRY-01]', async ({
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

  test('locks a document after three failures and names the link that helps [LCK-08, LCK-16, LCK-17, LCK-20] @firefox', async ({
    page,
    at,
  }) => {
    await page.goto(at('firmaya'))
    await signInByCertificate(page, 'una')
    await expect(page.getByRole('alert')).toContainText('tienes dos (2) intentos más')
    await expect(certificateFields(page).number).toHaveValue(documentNumber)
    await expect(certificateFields(page).password).toBeFocused()
    await expect(certificateFields(page).password).toHaveValue('')
    await signInByCertificate(page, 'dos')
    await expect(page.getByRole('alert')).toContainText('tienes solo un (1) intento más')
    await signInByCertificate(page, 'tres')
    await expect(page.getByText(/vuelve a intentarlo en 1[45]:\d\d$/)).toBeVisible()
    await expect(page.getByText('«Olvidé mi contraseña»')).toBeVisible()
    await expect(page.getByRole('button', submit)).toBeDisabled()
    await expectNoViolations(page)
  })

  test('asks for a captcha where the application does [CAP-02]', async ({ page, at, mock }) => {
    await mock.play('captcha-on')
    await page.goto(at('firmaya'))
    const box = page.getByRole('checkbox', { name: 'No soy un robot' })
    await expect(box).toBeVisible()
    await signInByCertificate(page)
    await expect(page.getByText('Por favor valida que no eres un robot')).toBeVisible()
    expect(await mock.requests('loginCertificate')).toHaveLength(0)
    await box.click()
    await expect(box).toBeChecked()
    await page.getByRole('button', submit).click()
    await expect(ownMenu(page)).toBeVisible()
  })

  test('can ask again for document types that did not come', async ({ page, at, mock }) => {
    await mock.fault({ match: { path: '/get-document-types' }, kind: 'status', status: 500, times: 1 })
    await page.goto(at('firmaya'))
    await expect(page.getByText('No fue posible cargar los tipos de documento.')).toBeVisible()
    await certificateFields(page).number.fill(documentNumber)
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await certificateFields(page).type.selectOption({ label: 'Pasaporte' })
    await expect(certificateFields(page).number).toHaveValue(documentNumber)
  })
})

test.describe('the reset of a certificate', () => {
  for (const walk of walksWithWide('en')) {
    const { language, width, words, tag } = walk
    const { certificates, common } = words
    test(`goes from the document to a code by mail and back in, with the keyboard alone, in ${language} at ${width} wide [RST-19, RTE-02, RTE-12, SEL-01, SEL-03, SEL-10, SEL-14, SEL-15, COD-01, COD-02, COD-03, COD-08]${tag}`, async ({
      page,
      at,
      mock,
    }) => {
      await mock.change('users', 'certificado.correo', { password: 'Olvidada.2026*' })
      await mock.change('users', 'certificado.manual', { password: 'Otra.2026*' })
      await setOut(page, walk)
      await page.goto(at('firmaya', '/resetpasswordCertificate'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(certificates.resetTitle)
      await expectFits(page, width)
      await findByKeyboard(page, words)
      await expect(page).toHaveURL(/\/selectaccounts$/)
      expect(await page.locator('body').innerText()).not.toContain('certificado.correo@')
      await expectFits(page, width)
      // The first certificate is chosen beforehand.
      await expect(page.getByRole('radio', { name: /certificado\.manual/ })).toBeChecked()
      await tabTo(page.getByRole('radio').first())
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: /certificado\.correo/ })).toBeChecked()
      await pressEnter(page.getByRole('button', { name: certificates.restore }))
      await expect(page.getByText('***do.correo@suite.test')).toBeVisible()
      await expectFits(page, width)
      const [mail] = await mock.mail('certificado.correo@suite.test', 5)
      await typeInto(certificateFields(page, words).code, mail!.code!)
      await pressEnter(page.getByRole('button', { name: certificates.continue }))
      await expect(page.getByRole('heading', { name: certificates.doneTitle })).toBeFocused()
      await expect(page.getByText(certificates.done)).toBeVisible()
      await expectFits(page, width)
      await pressEnter(page.getByRole('link', { name: common.accept }))
      await expect(page).toHaveURL(/\/login$/)
      await signInByCertificate(page, password, words)
      await expect(ownMenu(page)).toBeVisible()
    })
  }

  for (const walk of walksWithWide('pt')) {
    const { language, width, words } = walk
    const { certificates } = words
    test(`goes straight ahead for a password that was assigned by hand, with the keyboard alone, in ${language} at ${width} wide [SEL-13]`, async ({
      page,
      at,
      mock,
    }) => {
      await setOut(page, walk)
      await page.goto(at('letmicert', '/resetpasswordcertificate'))
      await findByKeyboard(page, words)
      await expect(page.getByRole('radio', { name: /certificado\.manual/ })).toBeChecked()
      await pressEnter(page.getByRole('button', { name: certificates.restore }))
      await expect(
        page.getByText(filled(certificates.linkLead, { email: '***do.manual@suite.test' })),
      ).toBeVisible()
      await expectFits(page, width)
      const [asked] = await mock.requests('resetPassword')
      expect(asked!.body).toEqual({ user: 'certificado.manual', appname: 'letmicert', isByUser: true })
      expect(await mock.requests('validateEmail')).toEqual([])
      const [mail] = await mock.mail('certificado.manual@suite.test', 5)
      expect(mail!.links).toHaveLength(1)
    })
  }

  test('says so when a document has no certificates; of one that has some it keeps the choice, mails one code for it, and leaves nothing in address, history or storage [COD-01]', async ({
    page,
    at,
    mock,
  }) => {
    await page.goto(at('firmaya', '/resetpasswordcertificate'))
    await certificateFields(page).type.selectOption({ label: 'Pasaporte' })
    await certificateFields(page).number.fill('AR123456')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('No encontramos certificados con este documento.')).toBeVisible()
    await expect(certificateFields(page).number).toHaveValue('AR123456')
    await expect(certificateFields(page).number).toBeFocused()
    await expectNoViolations(page)

    await askForCode(page)
    const kept = await page.evaluate(() =>
      JSON.stringify([location.href, history.state, { ...sessionStorage }, { ...localStorage }]),
    )
    expect(kept).not.toMatch(/1032456789|certificado\.|suite\.test/)
    await page.getByRole('button', { name: 'Regresar' }).click()
    await expect(page.getByRole('radio', { name: /certificado\.correo/ })).toBeChecked()
    await page.getByRole('button', { name: 'Restablecer' }).click()
    await expect(certificateFields(page).code).toBeVisible()
    expect(await mock.requests('validateEmail')).toHaveLength(1)
  })

  test('takes a code however it is pasted, and empties the field of a wrong one [COD-06, COD-07, COD-09]', async ({
    page,
    at,
    mock,
  }) => {
    await page.goto(at('firmaya', '/resetpasswordcertificate'))
    await askForCode(page)
    const field = certificateFields(page).code
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('maxlength', '6')
    await field.fill('12345')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('Ingresa un código numérico de 6 caracteres.')).toBeVisible()
    expect(await mock.requests('validateEmailCode')).toEqual([])

    const [mail] = await mock.mail('certificado.correo@suite.test', 5)
    const wrong = mail!.code === '012345' ? ' 012 346 ' : ' 012 345 '
    await field.evaluate((input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, wrong)
    await expect(field).toHaveValue(wrong.replaceAll(' ', ''))
    await page.keyboard.press('Enter')
    await expect(page.getByText('El código no es correcto.')).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await page.keyboard.type(mail!.code!)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '¡Listo!' })).toBeVisible()
  })

  test('offers a new code, asks first, and offers the next a minute later [COD-03, COD-04]', async ({
    page,
    at,
    mock,
  }) => {
    await page.clock.install()
    await page.goto(at('firmaya', '/resetpasswordcertificate'))
    await askForCode(page)
    const offer = page.getByRole('button', { name: '¿No has recibido el email?' })
    await certificateFields(page).code.fill('123')
    await offer.click()
    await expect(page.getByRole('button', { name: 'Enviar código' })).toBeFocused()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(offer).toBeVisible()
    expect(await mock.requests('validateEmail')).toHaveLength(1)

    await offer.click()
    await page.getByRole('button', { name: 'Enviar código' }).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expect(page.getByText(/Podrás pedir otro código en \d+ s\./)).toBeVisible()
    await expect(certificateFields(page).code).toHaveValue('')
    await expect(certificateFields(page).code).toBeFocused()
    expect(await mock.requests('validateEmail')).toHaveLength(2)
    await expectNoViolations(page)
    await page.clock.fastForward('00:20')
    await expect(offer).toBeHidden()
    await page.clock.fastForward('00:40')
    await expect(offer).toBeVisible()
  })
})
