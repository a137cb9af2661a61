import { act, screen, waitFor } from '@testing-library/react'
import { says, sentTo, type Answer } from './testCertificates.tsx'
import { user, button, fields, ok, title, start, find, toCode, enter } from './testReset.tsx'

describe('a new code', () => {
  const offer = () => screen.queryByRole('button', { name: '¿No has recibido el email?' })

  it('is sent after the confirmation, empties the field, and the next one waits a minute [COD-03, COD-04]', async () => {
    const { sent } = await start()
    await toCode()
    await user.type(fields.code(), '123')
    await user.click(offer()!)
    expect(sentTo(sent, 'ValidateEmail')).toHaveLength(1)
    await user.click(button('Enviar código'))
    expect(await screen.findByText('Podrás pedir otro código en 60 s.')).toBeVisible()
    expect(sentTo(sent, 'ValidateEmail')).toHaveLength(2)
    expect(fields.code()).toHaveValue('')
    expect(fields.code()).toHaveFocus()
    await act(() => jest.advanceTimersByTimeAsync(59_000))
    expect(screen.getByText('Podrás pedir otro código en 1 s.')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(offer()).toBeVisible()
  })

  it('is checked even with the digits of the refused one before', async () => {
    const { sent } = await start({ ResetPasswordCertificate: ['drop', ok] })
    await toCode()
    await enter('012345')
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al realizar la petición.')
    await user.click(offer()!)
    await user.click(button('Enviar código'))
    await screen.findByText(/Podrás pedir otro/)
    expect(screen.queryByRole('alert')).toBeNull()
    await enter('012345')
    await waitFor(() => expect(title()).toHaveTextContent('¡Listo!'))
    expect(sentTo(sent, 'ValidateEmailCode')).toHaveLength(2)
  })

  it('is not sent after a cancel, and the focus returns to its link', async () => {
    const { sent } = await start()
    await toCode()
    await user.click(offer()!)
    await user.click(button('Cancelar'))
    await waitFor(() => expect(offer()).toHaveFocus())
    expect(sentTo(sent, 'ValidateEmail')).toHaveLength(1)
  })

  it('that cannot be sent says why and can be requested again', async () => {
    await start({ ValidateEmail: [ok, says('Demasiados correos.'), ok] })
    await toCode()
    await user.click(offer()!)
    await user.click(button('Enviar código'))
    expect(await screen.findByText('Demasiados correos.')).toBeVisible()
    await user.click(button('Enviar código'))
    expect(await screen.findByText(/Podrás pedir otro/)).toBeVisible()
  })
})

it('the error of a lost answer disappears when the code is shortened', async () => {
  await start({ ValidateEmailCode: 'drop' })
  await toCode()
  await enter('012345')
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al realizar la petición.')
  await enter('01234')
  await waitFor(() => expect(fields.code()).toBeInvalid())
  expect(screen.queryByText(/Error al realizar/)).toBeNull()
})

describe('a refusal with status 200 [D43]', () => {
  const information = 'No se hizo nada.'
  const refusals: [string, Answer][] = [
    ['a code in result', { body: { result: { informationCode: 'R11', information } } }],
    ['a code', { body: { informationCode: 'R11', result: { information } } }],
  ]

  it.each(refusals)('of the e-mail check, by %s, mails no code', async (_where, answer) => {
    await start({ ValidateEmail: answer })
    await find()
    await user.click(await screen.findByRole('radio', { name: /certificado\.correo/ }))
    await user.click(button('Restablecer'))
    expect(await screen.findByText(information)).toBeVisible()
    expect(screen.queryByLabelText('Código')).toBeNull()
  })

  it.each(refusals)('of the code check, by %s, confirms nothing [COD-09]', async (_where, answer) => {
    const { sent } = await start({ ValidateEmailCode: answer })
    await toCode()
    await enter('012345')
    expect(await screen.findByText(information)).toBeVisible()
    expect(sentTo(sent, 'ResetPasswordCertificate')).toEqual([])
  })

  it.each(refusals)('of the reset, by %s, resets nothing [COD-10, COD-11]', async (_where, answer) => {
    await start({ ResetPasswordCertificate: answer })
    await toCode()
    await enter('012345')
    expect(await screen.findByText(information)).toBeVisible()
    expect(title()).not.toHaveTextContent('¡Listo!')
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    expect(title()).toHaveTextContent('Restablecer contraseña')
  })

  it.each([
    ...refusals.slice(1),
    ['a status in the body', { body: { responseCode: 400, message: information } }] as const,
  ])('of the reset by a link, by %s, mails none', async (_where, answer) => {
    await start({ ResetPassword: answer })
    await find()
    await user.click(await screen.findByRole('radio', { name: /certificado\.manual/ }))
    await user.click(button('Restablecer'))
    expect(await screen.findByText(information)).toBeVisible()
    expect(screen.queryByText(/Enviamos a .+ un enlace/)).toBeNull()
  })

  it('is not assumed from an answer without a code', async () => {
    await start({ ValidateEmail: { body: {} }, ValidateEmailCode: { body: {} } })
    await toCode()
    await enter('012345')
    await waitFor(() => expect(title()).toHaveTextContent('¡Listo!'))
  })
})

describe('a reset that fails', () => {
  const failing = { ResetPasswordCertificate: says('El certificado está en renovación.') }

  it('says why and restarts after three seconds with the document kept [COD-10, COD-11]', async () => {
    await start(failing)
    await toCode()
    await enter('012345')
    expect(await screen.findByRole('alert')).toHaveTextContent('El certificado está en renovación.')
    await act(() => jest.advanceTimersByTimeAsync(2_999))
    expect(title()).toHaveTextContent('Revisa tu correo')
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(title()).toHaveTextContent('Restablecer contraseña')
    expect(fields.number()).toHaveValue('1032456789')
    expect(screen.getByRole('alert')).toHaveTextContent('El certificado está en renovación.')
  })

  it('needs another code, since the first one is used up', async () => {
    const { sent } = await start(failing)
    await toCode()
    await enter('012345')
    await screen.findByRole('alert')
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    await user.click(button('Continuar'))
    await user.click(await screen.findByRole('radio', { name: /certificado\.correo/ }))
    await user.click(button('Restablecer'))
    await screen.findByLabelText('Código')
    expect(sentTo(sent, 'ValidateEmail')).toHaveLength(2)
  })

  it('does nothing after its screen was left', async () => {
    await start(failing)
    await toCode()
    await enter('012345')
    await screen.findByRole('alert')
    await user.click(button('Regresar'))
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    expect(title()).toHaveTextContent('¿Qué usuario deseas restablecer?')
  })

  it('without an answer keeps the code, and the button retries only the reset', async () => {
    const { sent } = await start({ ResetPasswordCertificate: ['drop', ok] })
    await toCode()
    await enter('012345')
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al realizar la petición.')
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    expect(fields.code()).toHaveValue('012345')
    await user.click(button('Continuar'))
    await waitFor(() => expect(title()).toHaveTextContent('¡Listo!'))
    expect(sentTo(sent, 'ValidateEmailCode')).toHaveLength(1)
  })
})
