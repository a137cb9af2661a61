// Sends valid and invalid requests and checks the answers against the contracts; see contracts/README.md.
import { asksForSession } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/index.ts'
import { command, InputError, oneOf } from './command.ts'
import { mockTarget, runFuzz, type Finding } from './fuzz/runFuzz.ts'
import { answerOf } from './http.ts'
import { startMock } from './startMock.ts'

const usage = [
  'npm run contracts:fuzz                    the mock, which is started for it',
  'npm run contracts:fuzz -- URL             a mock that runs at URL, in a new namespace',
  'npm run contracts:fuzz -- URL --service NAME --token TOKEN',
  '                                          the service authentication or security with the base address URL;',
  '                                          TOKEN is from a session with all privileges',
  '',
  'Sends valid and invalid requests and checks the answers against the contracts: a known status, matching JSON, no',
  'server error, and nothing invalid accepted. The same seed sends the same requests. It writes data: use it on test',
  'services only.',
  '',
  '  --requests N   number of requests, 5,000 by default, at most 200,000',
  '  --seed N       another seed, for other requests',
  '  --elsewhere    allows URL on another machine',
  '',
  'Exit code: 0 without findings, 1 with findings, 2 if it cannot start.',
]
const text = { type: 'string' } as const
const options = {
  service: text,
  token: text,
  requests: { ...text, default: '5000' },
  seed: { ...text, default: '2026' },
  elsewhere: { type: 'boolean' },
} as const

export const run = command({ usage, options, positionals: 1 }, async (values, [address]) => {
  const { service: name, token, elsewhere } = values
  const service = name === undefined ? null : oneOf('service', name, ['authentication', 'security'])
  const order = {
    requests: whole('requests', values.requests, 200_000),
    seed: whole('seed', values.seed, 2 ** 31 - 1),
  }
  if (address !== undefined && !/^https?:/.test(address))
    throw new InputError(`'${address}' is not an address.`)
  if (address !== undefined && !elsewhere && !isHere(address))
    throw new InputError(`${address} is another machine: add --elsewhere to allow it.`)
  if (service && address === undefined) throw new InputError('--service belongs to the address of a service.')
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    throw new InputError('--token is empty, or has characters that no token has.')
  const chosen = endpoints.filter((one) => (service ?? one.service) === one.service)
  const calls = chosen.filter((one) => !service || token !== undefined || !asksForSession(one))
  if (calls.length < chosen.length)
    console.log(`${chosen.length - calls.length} calls behind a sign-in are left out: they need --token.`)

  if (address !== undefined) await answerOf(address)
  const mock = address === undefined ? await startMock() : null
  const url = (address ?? mock!.url).replace(/\/$/, '')
  const target = service
    ? { baseOf: () => url, headers: {}, signIn: () => Promise.resolve(token ?? null) }
    : await mockTarget(url)
  const { findings, asked, allowed, isTokenRefused } = await runFuzz(target, calls, order)
  await mock?.close()
  for (const finding of findings.slice(0, 50)) console.log(words(finding))
  console.log(`${asked} requests of seed ${order.seed} to ${calls.length} calls, ${allowed} of them allowed`)
  if (isTokenRefused) console.log('No call accepts the token.')
  else console.log(findings.length === 0 ? 'Nothing is wrong.' : `${findings.length} problems`)
  return isTokenRefused || findings.length > 0 ? 1 : 0
})

function whole(name: string, value: string, limit: number): number {
  if (/^[1-9]\d*$/.test(value) && Number(value) <= limit) return Number(value)
  throw new InputError(`--${name} is a whole number from 1 to ${limit.toLocaleString('en')}, not '${value}'.`)
}

function isHere(address: string): boolean {
  const { hostname = '' } = URL.parse(address) ?? {}
  return /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/** A finding with its first request as a curl command, truncated. */
function words({ call, problem, times, first: { base, method, path, headers, body = '' } }: Finding): string {
  const quoted = (value: string): string => `'${value.slice(0, 300).replaceAll("'", `'\\''`)}'`
  const named = Object.entries(headers).map(([name, value]) =>
    name === 'Authorization' ? `-H 'Authorization: Bearer '"$TOKEN"` : `-H ${quoted(`${name}: ${value}`)}`,
  )
  const sent = body === '' ? [] : [`--data-binary ${quoted(body)}`]
  return `${call}: ${problem}, ${times} times\n  ${['curl --path-as-is -X', method, quoted(base + path), ...named, ...sent].join(' ')}`
}
