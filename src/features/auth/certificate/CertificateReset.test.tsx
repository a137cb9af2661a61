import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { i18n } from '#shared/texts/i18n.ts'
import { findTheme } from '#themes/registry.ts'
import { storedLock, storeLock } from '../sign-in/signInLock.ts'
import { CertificateAccounts } from './AccountsStep.tsx'
import { CertificateReset } from './CertificateReset.tsx'
import { certificatePage, says, sentTo, serve, type Answer, type Sent } from './testCertificates.tsx'
import { user, button, fields, ok, title, address, start, find, toCode, enter } from './testReset.tsx'

describe('the document', () => {
  it('is validated by the rules of the sign-in [CLG-12, CLG-10]', async () => {
    const { sent } = await start()
    await user.click(button('Continuar'))
    expect(await screen.findAllByText('Campo obligatorio.')).toHaveLength(2)
    await find('1234')
    expect(await screen.findByText('El campo debe ser numérico, mínimo 5 caracteres.')).toBeVisible()
    expect(sentTo(sent, 'GetAccountsByDocument')).toEqual([])
  })

  it('is looked up by two headers [CAL-14]', async () => {
    const { sent } = await start()
    await find()
    await screen.findByText('certificado.correo')
    const [{ headers }] = sentTo(sent, 'GetAccountsByDocument') as [Sent]
    expect([headers.get('documentType'), headers.get('documentNumber')]).toEqual(['1', '1032456789'])
  })

  it.each<[string, Answer, string]>([
    [
      'without certificates',
      { body: { usersInAccounts: [] } },
      'No encontramos certificados con este documento. Revisa el tipo y el número.',
    ],
    ['that the service refuses', says('Documento no habilitado.'), 'Documento no habilitado.'],
    ['without an answer', 'drop', 'Error al realizar la petición.'],
    ['answered 500', { status: 500, body: {} }, 'Error al realizar la petición.'],
    ['answered by HTML', { body: '<html>' }, 'Error al realizar la petición.'],
  ])('%s keeps the typed document', async (_what, answer, text) => {
    await start({ GetAccountsByDocument: answer })
    await find()
    expect(await screen.findByText(text)).toBeVisible()
    expect(fields.number()).toHaveValue('1032456789')
    expect(fields.number()).toHaveFocus()
  })

  it('has no screen in a product without certificates [RTE-24]', async () => {
    serve({})
    render(await certificatePage(<CertificateReset />, findTheme('ibuhoo', null)))
    expect(screen.getByText(/^\/login/)).toBeVisible()
  })
})

describe('the certificates', () => {
  it('are listed at /selectaccounts with masked e-mails, the first one chosen [SEL-01, SEL-02, SEL-03, SEL-10, SEL-11, SEL-12]', async () => {
    await start()
    await find()
    expect(await screen.findByText('***lba@suite.test')).toBeVisible()
    expect(address()).toBe('/selectaccounts')
    expect(title()).toHaveTextContent('¿Qué usuario deseas restablecer?')
    expect(document.title).toMatch(/^¿Qué usuario deseas restablecer\?/)
    expect(screen.getByText('***do.correo@suite.test')).toBeVisible()
    expect(document.body).not.toHaveTextContent('rosalba@')
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      true,
      false,
    ])
    expect(title()).toHaveFocus()
  })

  it.each(['Regresar', 'Atrás'])('return to the document by %s, with the typed values', async (wayBack) => {
    await start()
    await find()
    await screen.findByRole('radio', { name: /certificado\.manual/ })
    await user.click(button(wayBack))
    await waitFor(() => expect(address()).toBe('/resetpasswordCertificate'))
    expect(fields.number()).toHaveValue('1032456789')
  })

  it('redirect to the sign-in without a document [SEL-08]', async () => {
    serve({})
    render(await certificatePage(<CertificateReset />, undefined, ['/selectaccounts']))
    expect(screen.getByText(/^\/login/)).toBeVisible()
  })

  it('require a choice [SEL-16]', async () => {
    const onContinue = jest.fn()
    const accounts = ['uno', 'dos'].map((userName) => ({ userName, email: '', hasManualPassword: false }))
    const list = { accounts, chosen: null, busy: false, refusal: null }
    const others = { onChoose: () => undefined, onBack: () => undefined, onContinue }
    render(await certificatePage(<CertificateAccounts {...list} {...others} />))
    await user.click(button('Restablecer'))
    expect(await screen.findByText('Campo obligatorio.')).toBeVisible()
    expect(screen.getAllByRole('radio')[0]).toHaveFocus()
    expect(onContinue).not.toHaveBeenCalled()
    await user.click(screen.getAllByRole('radio')[1]!)
    await waitFor(() => expect(screen.queryByText('Campo obligatorio.')).toBeNull())
    await user.click(button('Restablecer'))
    await waitFor(() => expect(onContinue).toHaveBeenCalledWith(accounts[1]))
  })

  it('with a manually assigned password are reset at once [SEL-13]', async () => {
    const { sent } = await start()
    await find()
    await user.click(await screen.findByRole('radio', { name: /certificado\.manual/ }))
    await user.click(button('Restablecer'))
    expect(await screen.findByText(/Enviamos a \*\*\*lba@suite\.test un enlace/)).toBeVisible()
    expect(sentTo(sent, 'ResetPassword')[0]!.body).toEqual({
      user: 'certificado.manual',
      appname: 'firmaya',
      isByUser: true,
    })
    expect(sentTo(sent, 'ValidateEmail')).toEqual([])
  })

  it('without one get one mailed code for many clicks [SEL-14, SEL-15, CAL-20]', async () => {
    const { sent } = await start()
    await find()
    await user.click(await screen.findByRole('radio', { name: /certificado\.correo/ }))
    await act(async () => {
      button('Restablecer').click()
      button('Restablecer').click()
    })
    expect(await screen.findByLabelText('Código')).toBeVisible()
    expect(sentTo(sent, 'ValidateEmail').map(({ body }) => body)).toEqual([
      { Email: '***do.correo@suite.test' },
    ])
  })

  it('stay on the list when the service refuses to mail a code', async () => {
    await start({ ValidateEmail: says('Correo no disponible.') })
    await find()
    await user.click(await screen.findByRole('radio', { name: /certificado\.correo/ }))
    await user.click(button('Restablecer'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Correo no disponible.')
    expect(screen.getByRole('radio', { name: /certificado\.correo/ })).toBeChecked()
  })

  it('have a link back to the sign-in [SEL-05]', async () => {
    await start()
    await find()
    await user.click(await screen.findByRole('link', { name: 'Volver a iniciar sesión' }))
    expect(screen.getByText(/^\/login/)).toBeVisible()
  })
})

describe('the code', () => {
  it.each([
    ['', 'Campo obligatorio.', '[COD-05]'],
    ['12345', 'Ingresa un código numérico de 6 caracteres.', '[COD-06]'],
    ['12a456', 'Ingresa un código numérico de 6 caracteres.', '[COD-06]'],
  ])('%p is not sent: %s %s', async (code, text) => {
    const { sent } = await start()
    await toCode()
    await enter(code)
    expect(await screen.findByText(text)).toBeVisible()
    expect(sentTo(sent, 'ValidateEmailCode')).toEqual([])
  })

  it('is checked, then the certificate is reset, and the screen names the new password [COD-02, COD-08, CAL-15, CAL-21]', async () => {
    const { sent } = await start()
    await toCode()
    await enter('012345')
    await waitFor(() => expect(title()).toHaveTextContent('¡Listo!'))
    expect(screen.getByText(/contraseña asignada originalmente/)).toBeVisible()
    const bodies = sent.slice(-2).map(({ call, body }) => [call, body])
    expect(bodies).toEqual([
      ['ValidateEmailCode', { Email: '***do.correo@suite.test', OtpCode: '012345' }],
      ['ResetPasswordCertificate', { UserName: 'certificado.correo' }],
    ])
  })

  it('is pasted with spaces and limited to six digits [COD-07]', async () => {
    await start()
    await toCode()
    fireEvent.paste(fields.code(), { clipboardData: { getData: () => ' 012 345 678' } })
    expect(fields.code()).toHaveValue('012345')
    expect(fields.code()).toHaveAttribute('maxlength', '6')
  })

  it('that is wrong shows the message of the service as text and empties the field [COD-09, CER-08]', async () => {
    const { sent } = await start({ ValidateEmailCode: [says('<b>Código</b> incorrecto.'), ok] })
    await toCode()
    await enter('999999')
    expect(await screen.findByText('<b>Código</b> incorrecto.')).toBeVisible()
    expect(fields.code()).toHaveFocus()
    expect(fields.code()).toHaveValue('')
    expect(sentTo(sent, 'ResetPasswordCertificate')).toEqual([])
    await user.keyboard('012345{Enter}')
    await waitFor(() => expect(title()).toHaveTextContent('¡Listo!'))
  })

  it.each<[string, Answer]>([
    ['no answer', 'drop'],
    ['an answer of 500', { status: 500, body: {} }],
    ['an answer of 429', { status: 429, body: { message: 'Espera un momento.' } }],
    ['a gate', { status: 403, body: { message: 'Forbidden' } }],
    ['a refusal without words', { status: 400, body: {} }],
  ])('that meets %s stays in its field (hardening T60)', async (_fault, answer) => {
    const { sent } = await start({ ValidateEmailCode: [answer, ok] })
    await toCode()
    await enter('012345')
    await waitFor(() => expect(fields.code()).toHaveFocus())
    expect(fields.code()).toHaveValue('012345')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(title()).toHaveTextContent('¡Listo!'))
    expect(sentTo(sent, 'ValidateEmailCode')).toHaveLength(2)
  })

  it('keeps the choice after Back and mails no second one at once [COD-01]', async () => {
    const { sent } = await start()
    await toCode()
    await user.click(button('Regresar'))
    expect(screen.getByRole('radio', { name: /certificado\.correo/ })).toBeChecked()
    await user.click(button('Restablecer'))
    await screen.findByLabelText('Código')
    expect(sentTo(sent, 'ValidateEmail')).toHaveLength(1)
    await user.click(button('Regresar'))
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    await user.click(button('Restablecer'))
    await screen.findByLabelText('Código')
    expect(sentTo(sent, 'ValidateEmail')).toHaveLength(2)
  })

  it('of one certificate is not reused for another', async () => {
    const usersInAccounts = ['certificado.uno', 'certificado.dos'].map((userName) => ({
      userName,
      email: '',
    }))
    const { sent } = await start({ GetAccountsByDocument: { body: { usersInAccounts } } })
    await find()
    for (const name of [/certificado\.uno/, /certificado\.dos/]) {
      await user.click(await screen.findByRole('radio', { name }))
      await user.click(button('Restablecer'))
      await screen.findByLabelText('Código')
      await user.click(button('Regresar'))
    }
    expect(sentTo(sent, 'ValidateEmail')).toHaveLength(2)
  })

  it('that resets the password removes the lock of the sign-in', async () => {
    await start()
    storeLock({ until: Date.now() + 60_000, nameHash: 'x' })
    await toCode()
    await enter('012345')
    await waitFor(() => expect(title()).toHaveTextContent('¡Listo!'))
    expect(storedLock()).toBeNull()
  })

  it('keeps digits and error when the language changes', async () => {
    await start()
    await toCode()
    await enter('123')
    act(() => i18n.changeLanguage('en'))
    expect(screen.getByText('Enter a numeric code of 6 characters.')).toBeVisible()
    expect(screen.getByLabelText('Code')).toHaveValue('123')
  })
})
