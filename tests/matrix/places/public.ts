import type { Locator, Page } from '@playwright/test'
import {
  getFreeTrial,
  getMaintenanceWindow,
  getParameters,
  getVersion,
  listApplications,
} from '#contracts/applications.ts'
import { captchaChallenge, login } from '#contracts/auth.ts'
import {
  getAccountsByDocument,
  getDocumentTypes,
  loginCertificate,
  resetPasswordCertificate,
  validateEmail,
  validateEmailCode,
} from '#contracts/certificates.ts'
import { oidcConnectParameters, oidcToken } from '#contracts/external-identity.ts'
import {
  assignPassword,
  changePassword,
  getUserForReset,
  resetPassword,
  sendActivationEmail,
  validateOtpMail,
} from '#contracts/passwords.ts'
import { validateToken } from '#contracts/session.ts'
import { expectNoViolations } from '../../support/accessibility.ts'
import {
  certificateFields,
  documentNumber,
  findCertificates,
  signInByCertificate,
} from '../../support/certificates.ts'
import type { MockControl } from '../../support/mockControl.ts'
import { ownMenu, password, signIn } from '../../support/people.ts'
import { expect } from '../../support/portal.ts'
import { button } from '../../support/userCard.ts'
import { faults, type Fault } from '../faults.ts'
import type { Operation, Place, Way } from '../place.ts'

const said = (page: Page): Locator => page.getByRole('alert')
/** An alert, or words below a field. */
const told = (page: Page): Locator =>
  page.locator('[role=alert]:not(.sr-only), .ui-field .ui-error').filter({ hasText: /\S/ })
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const maria = 'maria.gomez@suite.test'
const newcomer = 'nuevo.usuario@suite.test'
const newPassword = 'Nogal.Tibio7'

async function mailedLink(mock: MockControl, to: string): Promise<string> {
  return (await mock.mail(to, 5)).at(-1)!.links[0]!
}

async function resetLink({ page, mock }: Way): Promise<string> {
  await page.request.post('/authentication/api/Login/ResetPassword', {
    data: { user: maria, appname: 'ibuhoo' },
  })
  return mailedLink(mock, maria)
}

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirmar contraseña', { exact: true }).fill(newPassword)
}

/** What the sign-in asks for when it opens: a call that fails takes its notice away, never the form. */
function notice(what: string, endpoint: Place['endpoint'], product = 'ibuhoo'): Place {
  return {
    room: 'sign-in',
    what,
    endpoint,
    context: 'background read',
    async begin({ page, at }) {
      const open = async (): Promise<void> => {
        await page.goto(at(product))
        await expect(page.locator('button[type=submit]')).toBeEnabled()
      }
      return {
        act: open,
        message: null,
        async done() {
          await page.waitForLoadState('networkidle')
          await expect(page.locator('button[type=submit]')).toBeEnabled()
          // The version is asked for once per tab.
          await page.evaluate(() => sessionStorage.clear())
        },
      }
    },
  }
}

type Step = Omit<Place, 'begin'> & {
  begin: (way: Way) => Promise<Omit<Operation, 'message'> & { message?: Locator }>
}

/** A step of a public screen, whose failure is told by an alert. */
function step({ begin, ...place }: Step): Place {
  return {
    ...place,
    async begin(way) {
      return { message: told(way.page), ...(await begin(way)) }
    },
  }
}

// Its name may say, too, that this way led in last time.
const submitCertificate = (page: Page): Promise<void> => page.locator('.login-form > [type=submit]').click()

export const publicPlaces: Place[] = [
  step({
    room: 'sign-in',
    what: 'a sign-in answers with one message and keeps what was typed [ERR-01, ERR-02]',
    endpoint: login,
    context: 'save',
    without: { 'a refusal with 200': 'the words of such an answer stand on a page of their own (LCK-05)' },
    async begin({ page }) {
      let round = 0
      const name = page.getByLabel('Usuario')
      const secret = page.getByLabel('Contraseña', { exact: true })
      await page.goto('/login')
      return {
        act: () => signIn(page, `alguien${round}`),
        async close(what) {
          // What the service itself refused may be a guess: it has to be typed again.
          const { isRefusal = false }: Fault = faults[what]
          if (!isRefusal) await expect(secret).toHaveValue(password)
          await expectNoViolations(page)
        },
        async look() {
          const typed = await name.inputValue()
          return typed === '' ? `alguien${round}` : typed
        },
        async done() {
          // A service that works knows nobody of that name.
          await expect(said(page)).toContainText(/tienes (dos \(2\)|solo un \(1\)) intentos? más/)
          await expect(secret).toHaveValue('')
          round += 1
          await name.fill(`alguien${round}`)
        },
        async afterDone() {
          // The browser itself may have sent once more what was cut off: the next one, as the first is nearly locked.
          round += 1
          await signIn(page, `alguien${round}`)
          await expect(said(page)).toContainText('tienes dos (2) intentos más')
          round += 1
          await name.fill(`alguien${round}`)
        },
      }
    },
  }),
  step({
    room: 'sign-in',
    what: 'the challenge of the captcha',
    endpoint: captchaChallenge,
    context: 'list action',
    async begin({ page, mock }) {
      await mock.play('captcha-on')
      const box = page.getByRole('checkbox', { name: 'No soy un robot' })
      await page.goto('/login')
      await expect(box).toBeVisible()
      return {
        act: () => box.click(),
        message: page.locator('.captcha').getByRole('alert').filter({ hasText: /./ }),
        words: 'No fue posible hacer la comprobación.',
        async done() {
          await expect(box).toBeChecked()
          await page.reload()
          await expect(box).toBeVisible()
        },
      }
    },
  }),
  notice('the parameters of the sign-in', getParameters),
  notice('the maintenance notice', getMaintenanceWindow),
  notice('the offer of a free trial', getFreeTrial),
  notice('the version', getVersion, 'bmsbra.bemyself'),
  step({
    room: 'sign-in',
    what: 'the applications of the chooser',
    endpoint: listApplications,
    context: 'first load',
    without: { 'a session that is over': 'without a session a 401 invites to sign in' },
    async begin({ page }) {
      return {
        async act() {
          await page.goto('/availableapps')
        },
        retry: () => button(page, 'Reintentar').click(),
        done: () => expect(page.locator('.app-title').first()).toBeVisible(),
      }
    },
  }),

  step({
    room: 'certificates',
    what: 'the document types',
    endpoint: getDocumentTypes,
    context: 'first load',
    async begin({ page, at }) {
      return {
        message: page
          .locator('.ui-field')
          .filter({ hasText: 'No fue posible cargar los tipos de documento.' }),
        async act() {
          await page.goto(at('firmaya'))
        },
        retry: () => button(page, 'Reintentar').click(),
        async done() {
          await certificateFields(page).type.selectOption({ label: 'Cédula de ciudadanía' })
        },
      }
    },
  }),
  step({
    room: 'certificates',
    what: 'a sign-in by certificate',
    endpoint: loginCertificate,
    context: 'save',
    without: { 'a refusal with 200': 'the words of such an answer stand on a page of their own (LCK-05)' },
    async begin({ page, at }) {
      await page.goto(at('firmaya'))
      return {
        act: () => signInByCertificate(page),
        look: async () => documentNumber,
        retry: async () => {
          await certificateFields(page).password.fill(password)
          await submitCertificate(page)
        },
        async done() {
          await expect(ownMenu(page)).toBeVisible()
          await page.evaluate(() => sessionStorage.clear())
          await page.goto(at('firmaya'))
        },
      }
    },
  }),
  step({
    room: 'certificates',
    what: 'the search for certificates',
    endpoint: getAccountsByDocument,
    context: 'save',
    async begin({ page, at }) {
      const open = async (): Promise<void> => {
        await page.goto(at('firmaya', '/resetpasswordcertificate'))
        await certificateFields(page).type.selectOption({ label: 'Cédula de ciudadanía' })
        await certificateFields(page).number.fill(documentNumber)
      }
      await open()
      return {
        act: () => button(page, 'Continuar').click(),
        look: () => certificateFields(page).number.inputValue(),
        async done() {
          await expect(page.getByRole('radio').first()).toBeVisible()
          await open()
        },
      }
    },
  }),
  step({
    room: 'certificates',
    what: 'the code by mail',
    endpoint: validateEmail,
    context: 'save',
    async begin({ page, at }) {
      const chosen = page.getByRole('radio', { name: /certificado\.correo/ })
      const open = async (): Promise<void> => {
        await page.goto(at('firmaya', '/resetpasswordcertificate'))
        await findCertificates(page)
        await chosen.check()
      }
      await open()
      return {
        act: () => button(page, 'Restablecer').click(),
        look: () => chosen.isChecked(),
        async done() {
          await expect(certificateFields(page).code).toBeVisible()
          await open()
        },
      }
    },
  }),
  ...(
    [
      ['the check of the code', validateEmailCode],
      ['the reset of a certificate', resetPasswordCertificate],
    ] as const
  ).map(([what, endpoint]) =>
    step({
      room: 'certificates',
      what,
      endpoint,
      context: 'save',
      async begin({ page, at, mock }) {
        let code = ''
        const field = certificateFields(page).code
        const open = async (): Promise<void> => {
          await page.goto(at('firmaya', '/resetpasswordcertificate'))
          await findCertificates(page)
          await page.getByRole('radio', { name: /certificado\.correo/ }).check()
          await mock.clearMail()
          await button(page, 'Restablecer').click()
          const mails = await mock.mail('certificado.correo@suite.test', 5)
          code = mails.at(-1)!.code!
          await field.fill(code)
        }
        await open()
        return {
          act: () => button(page, 'Continuar').click(),
          ...(endpoint.id === validateEmailCode.id && {
            look: () => field.inputValue(),
            // What the service has called wrong is gone from the field (hardening T60).
            async close(what) {
              if (what !== 'a refusal with 200') return
              await expect(field).toHaveValue('')
              await field.fill(code)
            },
          }),
          // A reset that fails begins again by itself (COD-11).
          ...(endpoint.id === resetPasswordCertificate.id && {
            async retry() {
              await open()
              await button(page, 'Continuar').click()
            },
          }),
          async done() {
            await expect(page.getByRole('heading', { name: '¡Listo!' })).toBeVisible()
            await open()
          },
        }
      },
    }),
  ),

  ...(
    [
      ['the account of a forgotten password', getUserForReset],
      ['the mail of a new password', resetPassword],
    ] as const
  ).map(([what, endpoint]) =>
    step({
      room: 'passwords',
      what,
      endpoint,
      context: 'save',
      async begin({ page }) {
        const open = async (): Promise<void> => {
          await page.goto('/resetpassword')
          await page.getByRole('textbox', { name: 'Email' }).fill(maria)
        }
        await open()
        return {
          act: () => button(page, 'Restablecer contraseña').click(),
          look: () => page.getByRole('textbox', { name: 'Email' }).inputValue(),
          async done() {
            await expect(page.getByText('***gomez@suite.test')).toBeVisible()
            await open()
          },
        }
      },
    }),
  ),
  step({
    room: 'passwords',
    what: 'the check of a mailed link',
    endpoint: validateToken,
    context: 'first load',
    without: Object.fromEntries(
      (['a 429', 'a 403', 'a session that is over', 'a refusal with 200'] as const).map((fault) => [
        fault,
        'a link that the service refuses has a screen of its own',
      ]),
    ),
    async begin(way) {
      const { page } = way
      const link = await resetLink(way)
      return {
        async act() {
          await page.goto(link)
        },
        retry: () => button(page, 'Reintentar').click(),
        done: () => expect(title(page)).toHaveText('Restablecer contraseña'),
      }
    },
  }),
  step({
    room: 'passwords',
    what: 'a new password',
    endpoint: assignPassword,
    context: 'save',
    async begin(way) {
      const { page, mock } = way
      const open = async (): Promise<void> => {
        await mock.change('users', 'maria.gomez', { password })
        await mock.clearMail()
        await page.goto(await resetLink(way))
        await setPassword(page)
      }
      await open()
      return {
        act: () => button(page, 'Restablecer').click(),
        look: () => page.getByLabel('Nueva contraseña', { exact: true }).inputValue(),
        async done() {
          await expect(title(page)).toHaveText('¡Contraseña actualizada!')
          await open()
        },
        // The link is used up by then.
        async afterDone() {
          await button(page, 'Restablecer').click()
          await expect(
            told(page)
              .or(title(page).filter({ hasText: 'ya no es válido' }))
              .first(),
          ).toBeVisible()
          await open()
        },
      }
    },
  }),
  step({
    room: 'passwords',
    what: 'the change of an expired password',
    endpoint: changePassword,
    context: 'save',
    async begin({ page, mock }) {
      const open = async (): Promise<void> => {
        await page.goto('/login')
        await signIn(page, 'luis.vencido')
        await button(page, 'Aceptar').click()
        await page.getByLabel('Contraseña actual', { exact: true }).fill(password)
        await setPassword(page)
      }
      const expired = await mock.record('users', 'luis.vencido')
      await open()
      return {
        act: () => button(page, 'Restablecer').click(),
        look: () => page.getByLabel('Nueva contraseña', { exact: true }).inputValue(),
        async done() {
          await expect(title(page)).toHaveText('¡Contraseña actualizada!')
          await mock.change('users', 'luis.vencido', expired)
          await open()
        },
        // The browser itself may have sent the change again, and each time its old password counted as a wrong one.
        async afterDone() {
          await mock.reset()
          await open()
        },
      }
    },
  }),
  step({
    room: 'passwords',
    what: 'an activation that is mailed anew',
    endpoint: sendActivationEmail,
    context: 'first load',
    async begin({ page, mock }) {
      const link = await mailedLink(mock, newcomer)
      await mock.setClock({ advance: 'PT49H' })
      const sent = page.getByText('hemos enviado a tu email un nuevo vínculo de activación.')
      return {
        async act() {
          await page.evaluate(() => sessionStorage.clear()).catch(() => undefined)
          // After five mails within minutes the service asks people to wait.
          await mock.clearMail()
          await page.goto(link)
        },
        done: () => expect(sent).toBeVisible(),
        // It has been sent: the next one is a minute away.
        afterDone: () => Promise.resolve(),
      }
    },
  }),
  step({
    room: 'passwords',
    what: 'the confirmation of an OTP',
    endpoint: validateOtpMail,
    context: 'first load',
    without: Object.fromEntries(
      (['a 429', 'a 403', 'a session that is over'] as const).map((fault) => [
        fault,
        'what the service refuses has a screen of its own',
      ]),
    ),
    async begin({ page, mock }) {
      await mock.play('otp-reset')
      return {
        async act() {
          await mock.play('otp-reset')
          await page.goto(await mailedLink(mock, maria))
        },
        retry: () => button(page, 'Reintentar').click(),
        done: () => expect(title(page)).toHaveText('Solicitud enviada correctamente.'),
        afterDone: () => Promise.resolve(),
      }
    },
  }),

  {
    room: 'external identity',
    what: 'the offer of a provider',
    endpoint: oidcConnectParameters,
    context: 'background read',
    async begin({ page, at }) {
      return {
        async act() {
          await page.goto(at('oidc'))
        },
        message: null,
        async done() {
          await page.waitForLoadState('networkidle')
          await expect(button(page, 'Ingresar con Identidad Suite')).toBeVisible()
        },
      }
    },
  },
  step({
    room: 'external identity',
    what: 'the way back from a provider',
    endpoint: oidcToken,
    context: 'save',
    async begin({ page, at }) {
      return {
        async act() {
          await page.goto(at('oidc'))
          await button(page, 'Ingresar con Identidad Suite').click()
          await page.getByRole('button', { name: /María Gómez/ }).click()
        },
        message: page.getByRole('heading', { name: '¡Lo sentimos!' }),
        words: '¡Lo sentimos!',
        async done() {
          await expect(title(page)).toContainText('María')
          await page.evaluate(() => sessionStorage.clear())
        },
      }
    },
  }),
]
