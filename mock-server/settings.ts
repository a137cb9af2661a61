import type { MockOptions } from './app.ts'

export type MockSettings = {
  port: number
  /** Address to listen on; null is the loopback interface. */
  host: string | null
  /** Further host names. */
  names: string[]
  /** State file, if any. */
  state: string | null
  /** Number of users, and the seed. */
  world: Pick<MockOptions, 'users' | 'seed'>
}

/**
 * Settings from the environment; an empty one counts as missing.
 * @throws Error with a message for an invalid setting
 */
export function mockSettings(env: NodeJS.ProcessEnv): MockSettings {
  const port = wholeNumber('MOCK_PORT', env['MOCK_PORT']) ?? 8090
  if (port > 65_535) throw new Error('MOCK_PORT has to be a number from 1 to 65535.')
  const users = wholeNumber('MOCK_USERS', env['MOCK_USERS'])
  const seed = wholeNumber('MOCK_SEED', env['MOCK_SEED'])
  return {
    port,
    host: env['MOCK_HOST'] || null,
    names: namesIn(env['MOCK_NAMES'] ?? ''),
    state: env['MOCK_STATE'] || null,
    world: { ...(users !== null && { users }), ...(seed !== null && { seed }) },
  }
}

function namesIn(setting: string): string[] {
  const names = setting.split(',').flatMap((name) => name.trim() || [])
  const wrong = names.find((name) => !/^(?:[\w.-]+|\[[\da-f:]+\])$/i.test(name))
  if (wrong === undefined) return names
  throw new Error(
    `MOCK_NAMES has to be names or numbers of hosts, joined by commas, without ports, not '${wrong}'.`,
  )
}

function wholeNumber(name: string, setting: string | undefined): number | null {
  const text = setting?.trim() ?? ''
  if (text === '') return null
  if (!/^\d{1,15}$/.test(text)) throw new Error(`${name} has to be a whole number, not '${text}'.`)
  return Number(text)
}
