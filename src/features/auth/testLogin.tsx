import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listApplications } from '#contracts/applications.ts'
import type { LoginAnswer } from '#contracts/auth.ts'
import { findTheme } from '#themes/registry.ts'
import type { Theme } from '#themes/theme.ts'
import { LoginScreen } from './LoginScreen.tsx'
import { openScreen } from './page/testPublicScreen.tsx'

export type Sent = { path: string; headers: Headers; body: Record<string, unknown> }
export type Service = {
  /** Answers to the login call in order; the last one repeats. */
  login: ({ status: number; body: LoginAnswer | object | string } | 'drop')[]
  parameters?: { key: string; value: string }[]
  /** Number of calls for parameters that get no answer. */
  lostParameters?: number
  maintenance?: string
  /** Addresses of the listed applications. */
  applications?: string[]
  freeTrial?: { urlFreeTrial: string | null; codeFreeTrial: string | null }
}

const application = { id: 1, name: 'app', title: 'App', isVisible: true, idState: 0 }

/** Services of the sign-in; returns the requests of the login call. */
export function serve({
  login,
  parameters = [],
  lostParameters = 0,
  maintenance,
  freeTrial,
  applications = [],
}: Service): Sent[] {
  const sent: Sent[] = []
  let parameterReads = 0
  const json = (body: unknown, status = 200): Response =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    if (path.endsWith('GetParametersApp')) {
      parameterReads += 1
      return parameterReads > lostParameters ? json({ result: { records: parameters } }) : json('', 503)
    }
    if (path.endsWith('getMaintenanceWindow'))
      return json({ isMaintenance: maintenance !== undefined, message: maintenance })
    if (path.endsWith('isFreeTrial')) return json({ isFreeTrial: freeTrial !== undefined, ...freeTrial })
    if (path.endsWith('getVersionApp')) return json({ version: '3.4.1' })
    if (path.endsWith(listApplications.path))
      return json({ result: { records: applications.map((urlApp) => ({ ...application, urlApp })) } })
    sent.push({ path, headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) })
    const answer = login.length > 1 ? login.shift()! : login[0]!
    if (answer === 'drop') throw new TypeError('Failed to fetch')
    return json(answer.body, answer.status)
  })
  return sent
}

/** Renders the sign-in of a product at a path with its query. */
export async function openLogin(theme: Theme = findTheme('ibuhoo', null), path = '/login'): Promise<void> {
  window.history.replaceState(null, '', path)
  await openScreen(<LoginScreen />, { path: '/login', theme })
}

export const user = userEvent.setup()
export const submit = (): HTMLElement => screen.getByRole('button', { name: /^(Ingresar|Entrar)$/ })
export const typed = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(/^(Contraseña|Senha)$/)

export async function signIn(name = 'maria', password = 'secreta'): Promise<void> {
  if (name) await user.type(screen.getByLabelText(/Usuario|Usuário/), name)
  if (password) await user.type(typed(), password)
  await user.click(submit())
}

export const failure = (body: LoginAnswer): { status: number; body: LoginAnswer } => ({ status: 400, body })
