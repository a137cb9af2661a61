import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { validateToken } from '#contracts/examples/session.ts'
import { assignPassword } from '#contracts/examples/passwords.ts'
import { setConfig } from '#shared/config.ts'
import { encryptText } from '#shared/address/linkCipher.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { findTheme } from '#themes/registry.ts'
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx'
import { serve, visit, type Reply, type Sent } from './testPasswordPage.tsx'

export const user = userEvent.setup({ delay: null })
export const good = 'Nogal.Tibio7'
export const valid: Reply = validateToken.outcomes['A10']!
export const refused: Reply = validateToken.outcomes['401']!
export const done: Reply = assignPassword.outcomes['A10']!

beforeAll(() => setConfig({ linkKey: btoa('0123456789abcdef0123456789abcdef') }))
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

export const resetToken = testToken({ email: 'maria@suite.test', isUserActivation: false })
export const createToken = testToken({ email: 'maria@suite.test', isUserActivation: true })

export async function open(payload: unknown, product = 'ibuhoo'): Promise<void> {
  const search = payload === null ? '' : `?${await encryptText(JSON.stringify(payload))}`
  await visit(<ChangePasswordScreen />, { pathname: '/changepassword', search }, findTheme(product, null))
}

export const openReset = async (replies: Record<string, Reply | Reply[]> = {}): Promise<Sent[]> => {
  const sent = serve({ ValidateToken: valid, AssignPassword: done, ...replies })
  await open({ user: 'maria', token: resetToken })
  await screen.findByRole('heading', { level: 1 })
  return sent
}

export const openChange = async (reply: Reply): Promise<Sent[]> => {
  const sent = serve({ ChangePassword: reply })
  await visit(<ChangePasswordScreen />, { pathname: '/changepassword', state: { user: 'luis' } })
  await screen.findByRole('heading', { level: 1 })
  return sent
}

export const first = (): HTMLInputElement => screen.getByLabelText('Nueva contraseña')
export const second = (): HTMLInputElement => screen.getByLabelText('Confirmar contraseña')
export const submit = (): HTMLElement => screen.getByRole('button', { name: 'Restablecer' })

export async function type(password: string, confirm = password): Promise<void> {
  await user.click(first())
  await user.paste(password)
  await user.click(second())
  await user.paste(confirm)
}

export async function send(password: string, confirm = password): Promise<void> {
  await type(password, confirm)
  await user.click(submit())
}
