import { act, screen, waitFor } from '@testing-library/react'
import { assignPassword, changePassword } from '#contracts/examples/passwords.ts'
import { leavePage } from '#shared/address/leavePage.ts'
import { decryptText } from '#shared/address/linkCipher.ts'
import { allowOriginsOf } from '#shared/address/safeUrl.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { place, serve, type Reply } from './testPasswordPage.tsx'
import {
  user,
  good,
  valid,
  done,
  resetToken,
  createToken,
  open,
  openReset,
  openChange,
  first,
  submit,
  send,
} from './testChangePassword.tsx'

jest.mock('#shared/address/leavePage.ts')

describe('a password that is sent', () => {
  it('is assigned encrypted, with the token of the link [PWD-27, CAL-07, CRY-01]', async () => {
    const sent = await openReset()
    await send(good)
    await place()
    const { body } = sent.at(-1)!
    expect(Object.keys(body).sort()).toEqual(['appname', 'password', 'token', 'user'])
    expect(body).toMatchObject({ user: 'maria', token: resetToken, appname: 'ibuhoo' })
    expect(JSON.stringify(body)).not.toContain(good)
    expect(await decryptText(body['password'] as string)).toBe(good)
  })

  it('of an activation sends its flag [PWD-30]', async () => {
    const sent = serve({ ValidateToken: valid, AssignPassword: done })
    await open({ user: 'maria', token: createToken })
    await screen.findByRole('heading', { level: 1 })
    await send(good)
    expect(await place()).toEqual({ path: '/alert', state: { messageType: 'ASSIGN_INITIAL_PASSWORD' } })
    expect(sent.at(-1)!.body).toMatchObject({ isUserActivation: true })
  })

  it('of a reset shows that it is updated', async () => {
    await openReset()
    await send(good)
    expect(await place()).toEqual({ path: '/alert', state: { messageType: 'PASSWORD_UPDATED' } })
  })

  it('opens the session of the answer at an address of the portal [PWD-31]', async () => {
    const token = testToken()
    await openReset({
      AssignPassword: {
        body: { responseCode: 200, token, refreshToken: 'r1', url: `${location.origin}/home` },
      },
    })
    await send(good)
    expect((await place()).path).toBe('/home')
    expect(sessionStorage.getItem('token')).toBe(`Bearer ${token}`)
  })

  it('opens an external application once, and is cleared after Back [PWD-31]', async () => {
    allowOriginsOf(['https://app.test/'])
    const sent = await openReset({
      AssignPassword: { body: { responseCode: 200, token: testToken(), url: 'https://app.test/' } },
    })
    await send(good)
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith('https://app.test/'))
    await user.click(submit())
    expect(sent.filter(({ call }) => call === 'AssignPassword')).toHaveLength(1)
    expect(leavePage).toHaveBeenCalledTimes(1)
    expect(first()).toHaveValue(good)
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await waitFor(() => expect(first()).toHaveValue(''))
    expect(submit()).toBeDisabled()
  })

  it('opens no address that is not allowed, and the home says so', async () => {
    await openReset({
      AssignPassword: { body: { responseCode: 200, token: testToken(), url: 'https://evil.test/' } },
    })
    await send(good)
    expect(await place()).toMatchObject({
      path: '/',
      state: { refusedAddress: { place: 'https://evil.test' } },
    })
  })

  it.each<[string, Reply, string]>([
    ['a refusal', assignPassword.outcomes['R11 link']!, 'El enlace ya no es válido. Solicita uno nuevo.'],
    ['a refusal with status 200', { body: { responseCode: 400, result: 'Ya la usaste.' } }, 'Ya la usaste.'],
    ['an answer that says nothing', { body: {} }, 'Error al realizar la petición.'],
    ['a 500', { status: 500, body: { message: 'at Object.<anonymous>' } }, 'Error al realizar la petición.'],
    ['no answer', 'drop', 'Error al realizar la petición.'],
  ])('stays in the form after %s with the reason [PWD-32, CER-09]', async (_, reply, text) => {
    await openReset({ AssignPassword: [reply, done] })
    await send(good)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(first()).toHaveValue(good)
    await user.click(submit())
    expect((await place()).path).toBe('/alert')
  })
})

describe('a product with certificate passwords', () => {
  const words = (): (string | null)[] =>
    [...document.querySelectorAll('.ui-heading p, label')].map(({ textContent }) => textContent)

  it.each([
    [resetToken, 'Restablecer contraseña', 'Elige una contraseña nueva para tu certificado.'],
    [createToken, 'Crear contraseña', 'Elige la contraseña con la que usarás tu certificado.'],
  ])('mentions the certificate when one is set by a link %# [PRD-24]', async (token, title, lead) => {
    serve({ ValidateToken: valid, AssignPassword: done })
    await open({ user: 'maria', token }, 'firmaya')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(words()).toEqual([
      lead,
      'Nueva contraseña del certificado',
      'Confirmar contraseña del certificado',
    ])
    await user.click(screen.getByLabelText('Nueva contraseña del certificado'))
    await user.paste('corta')
    await user.click(screen.getByLabelText('Confirmar contraseña del certificado'))
    await user.paste('corta')
    await user.click(submit())
    expect(
      screen.getByText('La contraseña no cumple con el nivel mínimo de seguridad requerida.'),
    ).toBeVisible()
  })

  it('mentions the certificate when one is changed [PRD-24]', async () => {
    await open({ user: 'maria' }, 'firmaya')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Cambiar contraseña')
    expect(words()).toEqual([
      'La contraseña de tu certificado venció; elige una nueva.',
      'Contraseña actual del certificado',
      'Nueva contraseña del certificado',
      'Confirmar contraseña del certificado',
    ])
  })
})

describe('a change', () => {
  it('asks for the old password and sends both encrypted [PWD-28, PWD-29, CAL-08, CRY-01]', async () => {
    const sent = await openChange(changePassword.outcomes['A10']!)
    await send(good)
    await waitFor(() =>
      expect(screen.getByLabelText('Contraseña actual')).toHaveAccessibleDescription(
        expect.stringContaining('Campo obligatorio.'),
      ),
    )
    expect(sent).toEqual([])
    await user.type(screen.getByLabelText('Contraseña actual'), 'Vieja.2026*')
    await user.click(submit())
    expect((await place()).state).toEqual({ messageType: 'PASSWORD_UPDATED' })
    const { call, body } = sent[0]!
    expect([call, body['user'], body['appname']]).toEqual(['ChangePassword', 'luis', 'ibuhoo'])
    expect(JSON.stringify(body)).not.toMatch(/Vieja|Nogal/)
    expect(await decryptText(body['password'] as string)).toBe('Vieja.2026*')
    expect(await decryptText(body['newpassword'] as string)).toBe(good)
  })

  it('keeps the values when the old one is wrong [PWD-32]', async () => {
    await openChange(changePassword.outcomes['R11 password']!)
    await user.type(screen.getByLabelText('Contraseña actual'), 'wrong')
    await send(good)
    expect(await screen.findByRole('alert')).toHaveTextContent('La contraseña actual no es correcta.')
    await waitFor(() => expect(screen.getByLabelText('Contraseña actual')).toHaveValue('wrong'))
  })
})
