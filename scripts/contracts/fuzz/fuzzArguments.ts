import { parseArgs } from 'node:util'
import { asksForSession } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/index.ts'
import { InputError } from '../inputError.ts'

export type FuzzArguments = {
  help: boolean
  /** Null starts the mock. */
  url: string | null
  service: 'authentication' | 'security' | null
  call: string | null
  token: string | null
  requests: number
  seed: number
  parallel: number
}

const most = { requests: 200_000, parallel: 64 }

export const fuzzUsage = [
  'npm run contracts:fuzz                    the mock, which is started for it',
  'npm run contracts:fuzz -- URL             a mock that runs at URL, in a namespace of its own',
  'npm run contracts:fuzz -- URL --service NAME --token TOKEN',
  '                                          the service authentication or security at URL, its base address; TOKEN is',
  '                                          that of a session of somebody who may do everything',
  '',
  'Sends requests that the schemas of the contracts allow, and such that they do not, and judges the answers by the',
  'contracts: a known status, JSON that fits, no failure of the server, and nothing taken that the contract does not',
  'allow. The same seed makes the same requests. It writes: ask only a service whose data are for tests.',
  '',
  '  --requests N   how many, 5,000 by default, 200,000 at most',
  '  --seed N       another seed, for other requests',
  '  --call ID      one call only, by its id in contracts/map.md',
  '  --parallel N   requests under way at once, 16 by default, 64 at most',
  '  --elsewhere    lets URL be another machine; this one alone is asked by default',
  '  --help         says this',
  '',
  'Ends with 0 where nothing is wrong, with 1 where something is, with 2 where it cannot begin: arguments that do not fit, a',
  'certificate that is not trusted.',
].join('\n')

/** Throws an InputError when the arguments do not fit together. */
export function fuzzArguments(args: readonly string[]): FuzzArguments {
  const { values, positionals } = parsed(args)
  const { service = null, call = null, token = null } = values
  const [url = null, ...rest] = positionals
  if (rest.length > 0) throw new InputError('One address at a time.')
  if (url !== null && !(URL.canParse(url) && /^https?:/.test(url)))
    throw new InputError(`'${url}' is not an address.`)
  if (url !== null && !values.elsewhere && !isHere(new URL(url).hostname))
    throw new InputError(`${new URL(url).hostname} is another machine: add --elsewhere if it may be asked.`)
  if (service !== null && service !== 'authentication' && service !== 'security')
    throw new InputError(`There is no service '${service}': authentication, security.`)
  if (service !== null && url === null) throw new InputError('--service belongs to the address of a service.')
  if (call !== null && !endpoints.some(({ id }) => id === call))
    throw new InputError(`There is no call '${call}'.`)
  const isMissing = service !== null && endpoints.some((one) => one.id === call && asksForSession(one))
  if (token === '' || (token === null && isMissing))
    throw new InputError(`--token is ${token === '' ? 'empty' : `missing, and ${call} asks for one`}.`)
  if (token !== null && !/^[\x21-\x7e]*$/.test(token))
    throw new InputError('--token holds a space, or something else that is in no token.')
  return {
    help: values.help ?? false,
    url: url === null ? null : url.replace(/\/$/, ''),
    service,
    call,
    token,
    requests: whole('requests', values.requests ?? '5000', most.requests),
    seed: whole('seed', values.seed ?? '2026', 2 ** 31 - 1),
    parallel: whole('parallel', values.parallel ?? '16', most.parallel),
  }
}

function whole(name: string, text: string, limit: number): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < 1 || number > limit)
    throw new InputError(
      `--${name} is a whole number from 1 to ${limit.toLocaleString('en')}, not '${text}'.`,
    )
  return number
}

function isHere(hostname: string): boolean {
  return /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

function parsed(args: readonly string[]) {
  const [text, flag] = [{ type: 'string' } as const, { type: 'boolean' } as const]
  try {
    const options = { service: text, call: text, token: text, requests: text, seed: text, parallel: text }
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, elsewhere: flag, help: flag },
    })
  } catch (error) {
    throw new InputError((error as Error).message)
  }
}
