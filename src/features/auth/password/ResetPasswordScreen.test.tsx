import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getUserForReset, resetPassword } from '#contracts/examples/passwords.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { findTheme } from '#themes/registry.ts'
import { ExpiredResetLink } from '../messages/InformationScreen.tsx'
import { pendingChoice, setPendingChoice } from './pendingChoice.ts'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'
import { SelectAccountsScreen } from './SelectAccountsScreen.tsx'
import { place, serve, visit, type Reply } from './testPasswordPage.tsx'

const user = userEvent.setup({ delay: null })
const one: Reply = getUserForReset.outcomes['one']!
const several: Reply = getUserForReset.outcomes['several']!
const nobody: Reply = getUserForReset.outcomes['none']!
const done: Reply = resetPassword.outcomes['A10']!

const field = (): HTMLElement => screen.getByRole('textbox')
const submit = (): HTMLElement => screen.getByRole('button', { name: /contraseña|Enviar|senha|Send/ })

async function ask(email: string): Promise<void> {
  await user.click(field())
  await user.paste(email)
  await user.click(submit())
}

const open = (product = 'ibuhoo', tenant: string | null = null): Promise<void> =>
  visit(<ResetPasswordScreen />, { pathname: '/resetpassword' }, findTheme(product, tenant))

describe('the request for a new password', () => {
  it('has one input, a button and a link back [RST-01, RST-02]', async () => {
    await open()
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    expect(submit()).toHaveAccessibleName('Restablecer contraseña')
    expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute('href', '/login')
  })

  it('validates the e-mail on every change and enables the button [RST-04, RST-05, RST-09]', async () => {
    await open()
    expect(submit()).toBeDisabled()
    await user.type(field(), 'm')
    expect(field()).toHaveAccessibleDescription(
      'El formato de email ingresado no es válido. Inténtalo de nuevo.',
    )
    expect(submit()).toBeDisabled()
    await user.type(field(), 'aria@suite.test')
    expect(field()).toBeValid()
    expect(submit()).toBeEnabled()
    await user.type(field(), '@')
    expect(submit()).toBeDisabled()
  })

  it('reports a missing and a too long e-mail [RST-06, RST-08]', async () => {
    await open()
    await user.type(field(), 'm')
    await user.clear(field())
    expect(field()).toHaveAccessibleDescription('El Campo email es obligatorio')
    await user.click(field())
    await user.paste(`${'a'.repeat(92)}@suite.co`)
    expect(field()).toHaveAccessibleDescription('Debe tener máximo 100 caracteres.')
    expect(submit()).toBeDisabled()
  })

  const otherVariant = [
    ['bemyself', null],
    ['bemyself', 'bmsbra'],
    ['myselfcert', null],
    ['letmicert', null],
    ['lstinhib', null],
  ] as const
  it.each(
    otherVariant.flatMap(([product, tenant]) =>
      (
        [
          ['es', 'Enviar'],
          ['en', 'Send'],
          ['pt', 'Enviar'],
        ] as const
      ).map(([language, name]) => [product, tenant, language, name] as const),
    ),
  )('of %s/%s in %s is sent by the button %j [RST-03]', async (product, tenant, language, name) => {
    await open(product, tenant)
    act(() => i18n.changeLanguage(language))
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toContain(name)
    expect(submit()).toHaveAccessibleName(name)
  })

  it('has its own texts in the other variant [RST-07, RST-10]', async () => {
    await open('letmicert')
    await user.type(field(), 'm')
    expect(field()).toHaveAccessibleDescription(
      'El formato de mail ingresado no es válido. Inténtalo de nuevo.',
    )
    await user.clear(field())
    expect(field()).toHaveAccessibleDescription('Ingresa un email valido')
  })

  const firstWords = [
    'El Campo email es obligatorio',
    'El formato de email ingresado no es válido. Inténtalo de nuevo.',
  ]
  const otherWords = [
    'Ingresa un email valido',
    'El formato de mail ingresado no es válido. Inténtalo de nuevo.',
  ]
  it.each([
    ['ibuhoo', firstWords],
    ['colnomina', firstWords],
    ['firmaya', firstWords],
    ['bemyself', otherWords],
    ['myselfcert', otherWords],
    ['letmicert', otherWords],
    ['lstinhib', otherWords],
  ] as const)(
    'of %s has its own errors for a missing or malformed e-mail [RST-06, RST-07, RST-09, RST-10]',
    async (product, [missing, malformed]) => {
      await open(product)
      await user.type(field(), 'm')
      expect(field()).toHaveAccessibleDescription(malformed)
      await user.clear(field())
      expect(field()).toHaveAccessibleDescription(missing)
    },
  )

  it('mentions the certificate in a product with certificate passwords [PRD-24]', async () => {
    await open('firmaya')
    expect(screen.getByText(/la contraseña nueva de tu certificado\.$/)).toBeVisible()
    expect(submit()).toHaveAccessibleName('Restablecer contraseña')
  })

  it.each([
    ['ibuhoo', '/alert'],
    ['firmaya', '/alert'],
    ['bemyself', '/check-email'],
    ['myselfcert', '/check-email'],
    ['lstinhib', '/check-email'],
    ['letmicert', '/check-email'],
  ])(
    'of %s for one account ends at %s, the e-mail masked [RST-12, RST-13, RTE-25]',
    async (product, path) => {
      const sent = serve({ GetUserForReset: one, ResetPassword: done })
      await open(product)
      await ask(' maria.gomez@suite.test ')
      expect(await place()).toEqual({
        path,
        state: { messageType: 'CHECK_EMAIL', email: '***gomez@suite.test', pageName: '/login' },
      })
      const appname = findTheme(product, null).appname
      expect(sent.map(({ call, body }) => [call, body])).toEqual([
        ['GetUserForReset', { user: 'maria.gomez@suite.test', appname, isByUser: false }],
        ['ResetPassword', { user: 'maria.gomez@suite.test', appname }],
      ])
    },
  )

  it('for several accounts asks which one [RST-11]', async () => {
    const sent = serve({ GetUserForReset: several })
    await open()
    await ask('carla@suite.test')
    expect(await place()).toEqual({ path: '/selectaccounts', state: null })
    expect(pendingChoice()?.accounts.map(({ userName }) => userName)).toEqual(['carla.uno', 'carla.dos'])
    expect(sent).toHaveLength(1)
  })

  it.each<[string, Record<string, Reply>]>([
    ['the lookup', { GetUserForReset: nobody }],
    [
      'the lookup, by a code beside accounts [D43]',
      {
        GetUserForReset: {
          body: {
            ...(several.body as object),
            informationCode: 'R11',
            message: 'No fue posible enviar el correo de restablecimiento.',
          },
        },
      },
    ],
    ['the request, by status', { GetUserForReset: one, ResetPassword: resetPassword.outcomes['R11']! }],
    [
      'the request, by responseCode',
      {
        GetUserForReset: one,
        ResetPassword: {
          body: { responseCode: 404, message: 'No fue posible enviar el correo de restablecimiento.' },
        },
      },
    ],
  ])('shows a refusal of %s under the field and keeps its value [RST-17, RST-18]', async (_, replies) => {
    serve(replies)
    await open()
    await ask('nadie@suite.test')
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription('No fue posible enviar el correo de restablecimiento.'),
    )
    expect(field()).toHaveValue('nadie@suite.test')
    expect(submit()).toBeEnabled()
  })

  it('keeps its value after a lost answer and can be sent again [ERR-01]', async () => {
    const sent = serve({ GetUserForReset: ['drop', { status: 500, body: {} }, one], ResetPassword: done })
    await open()
    await ask('maria.gomez@suite.test')
    expect(await screen.findByText('Error al realizar la petición.')).toBeVisible()
    expect(field()).toHaveValue('maria.gomez@suite.test')
    await user.click(submit())
    await screen.findByText('Error al realizar la petición.')
    await user.click(submit())
    expect((await place()).path).toBe('/alert')
    expect(sent).toHaveLength(4)
  })

  it('says that the service lists no accounts', async () => {
    serve({ GetUserForReset: { body: { responseCode: 200, users: [] } } })
    await open()
    await ask('nadie@suite.test')
    expect(await screen.findByText('No se encontraron usuarios.')).toBeVisible()
  })

  it('sends one request for many submits', async () => {
    const sent = serve({ GetUserForReset: several })
    await open()
    await user.type(field(), 'carla@suite.test')
    await act(async () => {
      submit().click()
      submit().click()
      field().closest('form')!.requestSubmit()
    })
    await place()
    expect(sent).toHaveLength(1)
  })

  it('keeps value and error when the language changes', async () => {
    await open('bemyself', 'bmsbra')
    await user.type(field(), 'maria@')
    act(() => i18n.changeLanguage('en'))
    expect(field()).toHaveValue('maria@')
    expect(field()).toHaveAccessibleDescription('The format of the email is not valid. Try again.')
  })

  it('sends a user name as such in a product that accepts them [RST-01]', async () => {
    const sent = serve({ GetUserForReset: one, ResetPassword: done })
    const theme = { ...findTheme('ibuhoo', null), resetAccepts: 'emailOrUser' as const }
    await visit(<ResetPasswordScreen />, { pathname: '/resetpassword' }, theme)
    await ask('maria.gomez')
    expect((await place()).state).toMatchObject({ email: '***gomez@suite.test' })
    expect(sent.map(({ body }) => body['isByUser'])).toEqual([true, true])
  })
})

describe('the request from an expired link', () => {
  it('says so, asks for the e-mail again and sends the flag [INF-06, CAL-05]', async () => {
    const sent = serve({ GetUserForReset: one, ResetPassword: done })
    await visit(<ExpiredResetLink />, { pathname: '/resendemail' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('¡Este enlace ya no es válido!')
    await ask('maria.gomez@suite.test')
    expect((await place()).path).toBe('/alert')
    expect(sent[1]!.body).toEqual({
      user: 'maria.gomez@suite.test',
      appname: 'ibuhoo',
      isInvalidLinkScreen: true,
    })
  })
})

describe('the choice among accounts', () => {
  const accounts = [
    { userName: 'carla.uno', email: '***la@suite.test' },
    { userName: 'carla.dos', email: '***la@suite.test' },
    { userName: '<b>carla</b>', email: null },
  ]
  const openChoice = (isInvalidLinkScreen = false): Promise<void> => {
    setPendingChoice({ accounts, isInvalidLinkScreen })
    return visit(<SelectAccountsScreen />, { pathname: '/selectaccounts' })
  }
  afterEach(() => setPendingChoice(null))

  it('lists user names, the first one chosen, with the version below [SEL-01, SEL-02, SEL-03, SEL-05, SEL-06]', async () => {
    serve({})
    await openChoice()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('¿Qué usuario deseas restablecer?')
    const radios = screen.getAllByRole('radio')
    expect(radios).toHaveLength(3)
    expect(screen.getByRole('radio', { name: /^carla\.uno/ })).toBeChecked()
    expect(screen.getByText('<b>carla</b>')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute('href', '/login')
    expect(await screen.findByText('Versión 3.4.1')).toBeVisible()
  })

  it('requests the reset of the chosen one by its user name [SEL-04]', async () => {
    const sent = serve({ ResetPassword: done })
    await openChoice(true)
    await user.click(screen.getByRole('radio', { name: /^carla\.dos/ }))
    await user.click(submit())
    expect((await place()).state).toMatchObject({ email: '***la@suite.test' })
    expect(sent.map(({ body }) => body)).toEqual([
      { user: 'carla.dos', appname: 'ibuhoo', isInvalidLinkScreen: true, isByUser: true },
    ])
    expect(pendingChoice()).toBeNull()
  })

  it('keeps the choice after a refusal', async () => {
    serve({ ResetPassword: resetPassword.outcomes['R11']! })
    await openChoice()
    await user.click(screen.getByRole('radio', { name: /^carla\.dos/ }))
    await user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No fue posible enviar el correo de restablecimiento.',
    )
    expect(screen.getByRole('radio', { name: /^carla\.dos/ })).toBeChecked()
  })

  it('without a list redirects to /login [SEL-08]', async () => {
    serve({})
    await visit(<SelectAccountsScreen />, { pathname: '/selectaccounts' })
    expect((await place()).path).toBe('/login')
  })

  it('with an empty list says so [SEL-09]', async () => {
    serve({})
    setPendingChoice({ accounts: [], isInvalidLinkScreen: false })
    await visit(<SelectAccountsScreen />, { pathname: '/selectaccounts' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No se encontraron usuarios.')
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
