import { InputError } from '../inputError.ts'
import type { Target } from './runFuzz.ts'

const namespace = 'fuzz'
const headers = { 'X-Mock-Namespace': namespace }
const json = { ...headers, 'Content-Type': 'application/json' }

/** A mock, in a namespace of its own that begins at the seed. @throws InputError where none answers */
export async function mockTarget(url: string): Promise<Target> {
  const control = `${url}/__mock/v1`
  const post = (path: string, body: object): Promise<Response> =>
    fetch(control + path, { method: 'POST', headers: json, body: JSON.stringify(body) })
  const begun = await post('/reset', {}).catch(() => null)
  if (!begun?.ok) throw new InputError(`There is no mock at ${url}. A service wants --service NAME.`)
  return {
    url,
    baseOf: ({ service }) => `/${service}`,
    headers,
    async signIn() {
      const signedIn = await post('/sign-in', { userName: 'admin' })
      if (signedIn.ok) return ((await signedIn.json()) as { token: string }).token
      // The requests have deleted or locked the administrator.
      await post('/reset', {})
      const again = (await (await post('/sign-in', { userName: 'admin' })).json()) as { token: string }
      return again.token
    },
  }
}

/** What of a mock no longer answers after all that. */
export async function healthProblems(url: string): Promise<string[]> {
  const paths = [
    '/health',
    '/requests',
    '/requests?decrypt=1',
    '/mail',
    '/state/users',
    '/scenarios',
    '/setup',
  ]
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`${url}/__mock/v1${path}`, { headers }).catch(() => null)
      await response?.arrayBuffer()
      return response?.ok ? [] : [`GET /__mock/v1${path} answers ${response?.status ?? 'nothing'}`]
    }),
  )
  return answers.flat()
}
