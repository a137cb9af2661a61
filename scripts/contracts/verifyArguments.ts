import { parseArgs } from 'node:util'
import { isProviderName, providers, type ProviderName } from './providers.ts'

export type VerifyArguments = {
  /** Without one the mock is started. */
  url: string | null
  /** Without one the control API of a mock is asked. */
  states: string | null
  providers: ProviderName[]
  /** Files that are written as well. */
  junit: string | null
  html: string | null
}

export const usage = [
  'npm run contracts:verify                 the mock, which is started for it',
  'npm run contracts:verify -- URL          a mock that runs at URL',
  'npm run contracts:verify -- URL --provider NAME --states URL',
  '                                         the service NAME at URL; its states are set up at the second URL',
  '',
  '  --junit FILE   writes JUnit XML as well, a test case for each interaction and each check of our own',
  '  --html FILE    writes a page as well: per call and outcome, with a figure of conformance',
  '  --help         says this',
  '',
  'The figure counts outcomes of calls; what rests on an open question (contracts/open-questions.md) counts apart.',
  'Ends with 0 where everything that counts is kept, with 1 where something is not, with 2 where it cannot begin: arguments',
  'that do not fit, a report that cannot be written, a certificate that is not trusted.',
  '',
  `NAME is ${Object.keys(providers).join(', ')}`,
].join('\n')

/** Throws a sentence for people when the arguments do not fit together. */
export function verifyArguments(args: readonly string[]): VerifyArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      provider: { type: 'string' },
      states: { type: 'string' },
      junit: { type: 'string' },
      html: { type: 'string' },
    },
  })
  const [url = null, ...rest] = positionals
  const { provider, states = null, junit = null, html = null } = values
  if (rest.length > 0) throw new Error('One address at a time.')
  for (const address of [url, states]) {
    if (address !== null && !/^https?:\/\//.test(address)) throw new Error(`'${address}' is not an address.`)
  }
  if (provider !== undefined && !isProviderName(provider))
    throw new Error(`There is no provider '${provider}'.`)
  if (states !== null && (url === null || provider === undefined)) {
    throw new Error('--states belongs to a service of your own: give its address and its --provider.')
  }
  const all = Object.keys(providers) as ProviderName[]
  return { url, states, providers: provider ? [provider] : all, junit, html }
}
