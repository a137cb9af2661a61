import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setConfig } from '#shared/config.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { LoginScreen } from '../LoginScreen.tsx'
import { certificatePage, sentTo, serve, types, type Answer, type Sent } from './testCertificates.tsx'

const user = userEvent.setup()
const button = (name: string) => screen.getByRole('button', { name })
const fields = {
  type: () => screen.getByLabelText<HTMLSelectElement>('Tipo de documento'),
  number: () => screen.getByLabelText<HTMLInputElement>('Número de documento'),
  password: () => screen.getByLabelText<HTMLInputElement>('Contraseña del certificado'),
}
const success = { url: '/home', token: testToken(), refreshToken: 'r' }

async function ready(answer: Answer | Answer[], more: Record<string, Answer> = {}): Promise<Sent[]> {
  const sent = serve({ LoginCertificate: answer, ...more })
  const page = await certificatePage(<LoginScreen />)
  // Awaited, since the form is a separate chunk.
  await act(async () => render(page))
  await screen.findByRole('option', { name: 'Pasaporte' })
  return sent
}

async function signIn(type = '1', number = '1032456789', password = 'secreta'): Promise<void> {
  await user.selectOptions(fields.type(), type)
  if (number) await user.type(fields.number(), number)
  if (password) await user.type(fields.password(), password)
  await user.click(button('Ingresar'))
}

const attempts = (sent: readonly Sent[]): Sent[] => sentTo(sent, 'LoginCertificate')

beforeAll(() => setConfig({ linkKey: btoa('0123456789abcdef0123456789abcdef') }))
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('the certificate form', () => {
  it('lists the allowed document types [CLG-02, CAL-19]', async () => {
    const sent = await ready({})
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(names).toEqual(['Selecciona', 'Cédula de ciudadanía', 'Pasaporte'])
    expect(sentTo(sent, 'get-document-types')[0]!.headers.get('appName')).toBe('firmaya')
  })

  it('has a number, a password, a button and a link to reset the password [CLG-03, CLG-04, CLG-05, CLG-06]', async () => {
    await ready({})
    expect(fields.number()).toHaveAttribute('autocomplete', 'username')
    expect(fields.password()).toHaveAttribute('autocomplete', 'current-password')
    expect(button('Ingresar')).toHaveAttribute('type', 'submit')
    expect(screen.getByRole('link', { name: 'Olvidé mi contraseña' })).toHaveAttribute(
      'href',
      '/resetpasswordCertificate',
    )
  })

  it('asks for each field before it sends anything, from the top [CLG-12]', async () => {
    const sent = await ready({})
    await user.click(button('Ingresar'))
    expect(await screen.findAllByText('Campo obligatorio.')).toHaveLength(3)
    expect(fields.type()).toHaveFocus()
    expect(attempts(sent)).toEqual([])
  })

  it.each([
    ['1', '1234', 'El campo debe ser numérico, mínimo 5 caracteres.', '[CLG-09, CLG-10]'],
    ['1', 'AB12345', 'El campo debe ser numérico, mínimo 5 caracteres.', '[CLG-10]'],
    ['5', 'AB-1234', 'El campo debe ser alfanumérico.', '[CLG-11]'],
    ['5', 'AB12', 'Debe tener al menos 5 caracteres.', '[CLG-11, CER-13, ERR-05]'],
  ])('of type %s refuses the number %s: %s %s', async (type, number, text) => {
    const sent = await ready({})
    await signIn(type, number)
    expect(await screen.findByText(text)).toBeVisible()
    expect(fields.number()).toHaveFocus()
    expect(attempts(sent)).toEqual([])
  })

  it.each([
    ['true', 1],
    ['false', 0],
  ])('with captchaApply %s has %i captcha [CAP-02]', async (value, count) => {
    const sent = await ready(
      {},
      {
        GetParametersApp: { body: { result: { records: [{ key: 'captchaApply', value }] } } },
      },
    )
    await waitFor(() => expect(sentTo(sent, 'GetParametersApp')).toHaveLength(1))
    await signIn('1', '1032456789')
    await waitFor(() => expect(screen.queryAllByRole('checkbox')).toHaveLength(count))
    await waitFor(() => expect(attempts(sent)).toHaveLength(1 - count))
  })

  it('validates the number again when the type changes [CLG-11]', async () => {
    await ready({})
    await signIn('1', 'AB12345')
    expect(await screen.findByText(/El campo debe ser numérico/)).toBeVisible()
    await user.selectOptions(fields.type(), '5')
    await waitFor(() => expect(screen.queryByText(/El campo debe ser numérico/)).toBeNull())
  })

  it('sends the six fields and no tenant, the password unreadable [CLG-13, CRY-01]', async () => {
    const sent = await ready({ status: 400, body: { informationCode: 'R11' } })
    window.history.replaceState(null, '', '/login?page=firmas')
    await signIn('5', ' ab 12345 ')
    await screen.findByRole('alert')
    window.history.replaceState(null, '', '/')
    const [{ headers, body }] = attempts(sent) as [Sent]
    expect(body).toEqual({
      documentType: '5',
      documentNumber: 'ab12345',
      password: expect.stringMatching(/^[\w-]{30,}$/),
      appname: 'firmaya',
      page: 'firmas',
      tokenCaptcha: '',
    })
    expect(headers.get('tenantLanguage')).toBeNull()
  })

  it('sends one request for many submits', async () => {
    const sent = await ready({ status: 400, body: { informationCode: 'R11' } })
    await user.selectOptions(fields.type(), '1')
    await user.type(fields.number(), '1032456789')
    await user.type(fields.password(), 'secreta')
    await act(async () => {
      button('Ingresar').click()
      fields.number().form!.requestSubmit()
    })
    await screen.findByRole('alert')
    expect(attempts(sent)).toHaveLength(1)
  })

  it('keeps type and number after a refusal, and clears the password', async () => {
    await ready({ status: 400, body: { informationCode: 'R11', message: 'Documento incorrecto.' } })
    await signIn()
    expect(await screen.findByRole('alert')).toHaveTextContent('Documento incorrecto.')
    await waitFor(() => expect(fields.password()).toHaveValue(''))
    expect([fields.type().value, fields.number().value]).toEqual(['1', '1032456789'])
    for (const field of Object.values(fields)) expect(field()).toBeInvalid()
  })

  it('keeps everything when no answer arrives [ERR-01]', async () => {
    await ready('drop')
    await signIn()
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al realizar la petición.')
    expect(fields.password()).toHaveValue('secreta')
  })

  it('refers to its own link while it is locked [LCK-12]', async () => {
    await ready({ status: 400, body: { informationCode: 'R13', failedLoginInformation: { lockTime: 90 } } })
    await signIn()
    expect(await screen.findByText(/usa «Olvidé mi contraseña»/)).toBeVisible()
    expect(button('Ingresar')).toBeDisabled()
  })

  it('leads an expired password to the reset of the certificate', async () => {
    await ready({ status: 400, body: { responseStat: 'PasswordExpired' } })
    await signIn()
    expect(await screen.findByText(/^\/alert/)).toHaveTextContent('"pageName":"/resetpasswordcertificate"')
  })

  it('keeps values and errors when the language changes', async () => {
    await ready({})
    await signIn('1', '1234', '')
    expect(await screen.findByText(/El campo debe ser numérico/)).toBeVisible()
    act(() => i18n.changeLanguage('pt'))
    expect(screen.getByText('O campo deve ser numérico, com no mínimo 5 caracteres.')).toBeVisible()
    expect(screen.getByLabelText('Número do documento')).toHaveValue('1234')
  })

  it('offers to load the document types again', async () => {
    serve({ 'get-document-types': ['drop', { body: { result: { listDocumentType: types } } }] })
    render(await certificatePage(<LoginScreen />))
    expect(await screen.findByText('No fue posible cargar los tipos de documento.')).toBeVisible()
    await user.click(button('Reintentar'))
    expect(await screen.findByRole('option', { name: 'Pasaporte' })).toBeInTheDocument()
  })
})

describe('a success', () => {
  it('shows the overlay for half a second, then continues [CLG-08, LIM-04, CLM-02]', async () => {
    await ready({ body: success })
    await user.selectOptions(fields.type(), '1')
    await user.type(fields.number(), '1032456789')
    await user.type(fields.password(), 'secreta')
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
    try {
      act(() => button('Ingresar').click())
      await settleUntil(() => screen.queryByText('Ingresando…') !== null)
      expect(screen.getByText('Ingresando…')).toBeVisible()
      await act(() => jest.advanceTimersByTimeAsync(499))
      expect(screen.getByText('Ingresando…')).toBeVisible()
      expect(screen.queryByText(/^\/home/)).toBeNull()
      await act(() => jest.advanceTimersByTimeAsync(1))
      expect(screen.getByText(/^\/home/)).toBeVisible()
      expect(screen.queryByText('Ingresando…')).toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })
})

/** Waits for encryption and modules, which fake timers do not control. */
async function settleUntil(isThere: () => boolean): Promise<void> {
  for (let turns = 0; turns < 200 && !isThere(); turns += 1) await act(() => jest.advanceTimersByTimeAsync(0))
}
