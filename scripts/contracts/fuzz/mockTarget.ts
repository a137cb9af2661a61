import { InputError } from '../command.ts'
import type { Target } from './runFuzz.ts'

/** A mock, in a namespace of its own that begins at the seed. @throws InputError where there is none */
export async function mockTarget(url: string): Promise<Target> {
  const headers = { 'X-Mock-Namespace': 'fuzz' }
  const post = (path: string, body: object): Promise<Response> => {
    const all = { ...headers, 'Content-Type': 'application/json' }
    return fetch(`${url}/__mock/v1${path}`, { method: 'POST', headers: all, body: JSON.stringify(body) })
  }
  const signIn = async (): Promise<string> => {
    const signedIn = await post('/sign-in', { userName: 'admin' })
    if (signedIn.ok) return ((await signedIn.json()) as { token: string }).token
    // The requests have deleted or locked the administrator.
    await post('/reset', {})
    return signIn()
  }
  const { ok } = await post('/reset', {})
  if (!ok) throw new InputError(`There is no mock at ${url}. A service wants --service NAME.`)
  return { baseOf: ({ service }) => `${url}/${service}`, headers, signIn }
}
