import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resetPassword } from '#contracts/examples/passwords.ts'
import { CheckEmailScreen } from '../messages/messageScreens.tsx'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'
import type { ResetRequest } from './requestReset.ts'
import { place, serve, visit } from './testPasswordPage.tsx'

const user = userEvent.setup({ delay: null })
const request: ResetRequest = { user: 'maria.gomez@suite.test', isByUser: false, isInvalidLinkScreen: false }
const again = (): HTMLElement => screen.getByRole('button', { name: 'Enviar otra vez' })
const state = { messageType: 'CHECK_EMAIL', email: '***gomez@suite.test' }

/** Renders the e-mail-sent screen this many seconds after the mail. */
async function open(secondsAgo: number): Promise<void> {
  await visit(<CheckEmailScreen />, { pathname: '/check-email', state }, undefined, {
    request,
    at: Date.now() - secondsAgo * 1_000,
  })
}

// A second may pass on a busy machine.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.now()))

describe('after a mail was sent', () => {
  it('another one can be requested after a minute, not before', async () => {
    serve({})
    await open(15)
    expect(again()).toHaveAttribute('aria-disabled', 'true')
    expect(again()).toHaveAccessibleDescription('Podrás pedir otro en 00:45.')
    await user.click(again())
    expect(fetch).not.toHaveBeenCalled()
  })

  it('the same request is sent again and restarts the minute', async () => {
    const sent = serve({ ResetPassword: resetPassword.outcomes['A10']! })
    await open(61)
    expect(again()).toHaveAccessibleDescription('')
    await user.click(again())
    expect(await screen.findByText('Te enviamos el enlace de nuevo.')).toBeVisible()
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      ['ResetPassword', { user: 'maria.gomez@suite.test', appname: 'ibuhoo' }],
    ])
    expect(again()).toHaveAccessibleDescription('Podrás pedir otro en 01:00.')
  })

  it('a refusal is shown with a retry', async () => {
    serve({ ResetPassword: [{ status: 500, body: {} }, resetPassword.outcomes['A10']!] })
    await open(61)
    await user.click(again())
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al realizar la petición.')
    await user.click(again())
    expect(await screen.findByText('Te enviamos el enlace de nuevo.')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('a page without the request only offers another address', async () => {
    await visit(<CheckEmailScreen />, { pathname: '/check-email', state })
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Usar otro correo' }))
    expect((await place()).path).toBe('/resetpassword')
  })

  it('the typed address is in the form again for correction', async () => {
    await visit(<ResetPasswordScreen />, { pathname: '/resetpassword' }, undefined, { request, at: 0 })
    expect(screen.getByRole('textbox')).toHaveValue('maria.gomez@suite.test')
    expect(screen.getByRole('button', { name: 'Restablecer contraseña' })).toBeEnabled()
  })
})
