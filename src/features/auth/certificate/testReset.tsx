import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CertificateReset } from './CertificateReset.tsx'
import { certificatePage, serve, type Answer, type Sent } from './testCertificates.tsx'

export const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) })
export const button = (name: string) => screen.getByRole('button', { name })
export const fields = {
  type: () => screen.getByLabelText<HTMLSelectElement>('Tipo de documento'),
  number: () => screen.getByLabelText<HTMLInputElement>('Número de documento'),
  code: () => screen.getByLabelText<HTMLInputElement>('Código'),
}
export const ok = { body: { statusCode: 200, informationCode: 'A10' } }
export const two = {
  body: {
    usersInAccounts: [
      { username: 'certificado.manual', email: 'rosalba@suite.test', assignManualPassword: true },
      { userName: 'certificado.correo', email: '***do.correo@suite.test', assignManualPassword: false },
    ],
  },
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }))
afterEach(() => void jest.useRealTimers())

export const title = () => screen.getByRole('heading', { level: 1 })

export const addresses = ['/resetpasswordCertificate', '/selectaccounts']

/** The reset, and its current route. */
export function PlacedReset(): ReactElement {
  const navigate = useNavigate()
  return (
    <>
      <CertificateReset />
      <output aria-label="address">{useLocation().pathname}</output>
      <button onClick={() => void navigate(-1)}>Atrás</button>
    </>
  )
}

export const address = () => screen.getByLabelText('address').textContent

export async function start(answers: Record<string, Answer | Answer[]> = {}): Promise<{ sent: Sent[] }> {
  const sent = serve({
    GetAccountsByDocument: two,
    ValidateEmail: ok,
    ValidateEmailCode: ok,
    ResetPasswordCertificate: ok,
    ResetPassword: { body: { responseCode: 200, informationCode: 'A10' } },
    ...answers,
  })
  render(await certificatePage(<PlacedReset />, undefined, addresses))
  await screen.findByRole('option', { name: 'Pasaporte' })
  return { sent }
}

export async function find(number = '1032456789'): Promise<void> {
  await user.selectOptions(fields.type(), '1')
  await user.clear(fields.number())
  await user.type(fields.number(), number)
  await user.click(button('Continuar'))
}

export async function toCode(): Promise<void> {
  await find()
  await user.click(await screen.findByRole('radio', { name: /certificado\.correo/ }))
  await user.click(button('Restablecer'))
  await screen.findByLabelText('Código')
}

export async function enter(code: string): Promise<void> {
  await user.clear(fields.code())
  if (code) await user.type(fields.code(), code)
  await user.click(button('Continuar'))
}
