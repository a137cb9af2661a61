// Verifies a service against the pacts, with the verifier of the backend teams and our own checks for what Pact cannot
// check; see contracts/README.md.
import { command, InputError, oneOf } from './command.ts'
import { answerOf } from './http.ts'
import { serveHubMessages } from './hubMessages.ts'
import { ownChecks } from './own/ownChecks.ts'
import { problemOf } from './own/replay.ts'
import { pactOf, providers, readPact, type PactInteraction, type Provider } from './pactFile.ts'
import { runVerifier, type Place } from './runVerifier.ts'
import { startMock } from './startMock.ts'

const usage = [
  'npm run contracts:verify                 the mock, which is started for it',
  'npm run contracts:verify -- URL          a mock that runs at URL',
  'npm run contracts:verify -- URL --provider NAME --states URL',
  '                                         the service NAME at URL; its states are set up at the second URL',
  '',
  'What rests on an open question (contracts/open-questions.md) counts apart. Exit code: 0 if everything else passes, 1 if',
  'something fails, 2 if it cannot start.',
  '',
  `NAME is ${providers.join(', ')}`,
]
const text = { type: 'string' } as const

/** Namespace of a mock, so that no other data is changed. */
const namespace = 'contracts'

/** `isOpen`: does not count in the conformance figure. */
type Outcome = {
  suite: string
  call: string
  outcome: string
  result: 'ok' | 'failed' | 'skipped'
  isOpen: boolean
}

export const run = command(
  { usage, options: { provider: text, states: text }, positionals: 1 },
  async ({ provider, states }, [address]) => {
    const chosen = provider === undefined ? providers : [oneOf('provider', provider, providers)]
    for (const one of [address, states])
      if (one !== undefined && !/^https?:\/\//.test(one)) throw new InputError(`'${one}' is not an address.`)
    if (states !== undefined && (address === undefined || provider === undefined))
      throw new InputError('--states belongs to a service of your own: give its address and its --provider.')
    if (states !== undefined) for (const one of [address!, states]) await answerOf(one)
    else if (address !== undefined) await expectMock(address)

    const mock = address === undefined ? await startMock() : null
    const url = (address ?? mock!.url).replace(/\/$/, '')
    const messages = states === undefined ? await serveHubMessages(url, namespace) : null
    const placeOf = (name: Provider): Place => {
      if (states !== undefined) return { url, statesUrl: states }
      const base = name === 'session-hub' ? messages!.url : `${url}/${name.replace('-service', '')}`
      const statesUrl = `${url}/__mock/v1/provider-states?__ns=${namespace}`
      return { url: base, statesUrl, headers: { 'X-Mock-Namespace': namespace } }
    }
    const outcomes: Outcome[] = []
    for (const name of chosen) outcomes.push(...(await verified(name, placeOf(name), states === undefined)))
    await messages?.close()
    await mock?.close()
    const count = (wanted: Outcome['result']): number =>
      outcomes.filter(({ result }) => result === wanted).length
    console.log(`\n${conformance(outcomes)}\n${count('ok')} passed, ${count('failed')} failed`)
    return count('failed') > 0 ? 1 : 0
  },
)

/** Without `--states` the control API of a mock sets up the states. */
async function expectMock(url: string): Promise<void> {
  const { ok } = await answerOf(`${url.replace(/\/$/, '')}/__mock/v1/health`)
  if (!ok)
    throw new InputError(
      `${url} is no mock. Say where the service prepares its states: --provider NAME --states URL.`,
    )
}

/** First Pact, then our own checks: lists inside text, codes at an open position, stored data. */
async function verified(provider: Provider, place: Place, isMock: boolean): Promise<Outcome[]> {
  const { interactions } = readPact(pactOf(provider))
  const results = await runVerifier(pactOf(provider), provider, place)
  const outcomes: Outcome[] = []
  console.log(`\n${provider}`)
  for (const interaction of interactions) {
    const { pending, description } = interaction
    const { result, problem } = results.get(description) ?? { result: 'unheard', problem: 'it was not asked' }
    // The mock has the same assumptions. A state that cannot be set up is always an error.
    const isAsked = !isMock && pending && result === 'differs'
    outcomes.push(told(provider, interaction, { name: description, problem, isAsked, isOpen: pending }))
  }
  const checks = interactions.flatMap((one) => ownChecks(one).map((check) => [one, check] as const))
  if (checks.length > 0) console.log(`\n${provider}, by checks of our own`)
  for (const [interaction, check] of checks) {
    const name = `${interaction.description}: ${check.name}`
    const problem = (await problemOf(interaction, check, place)) ?? ''
    const isAsked = !isMock && problem !== '' && (interaction.pending || check.gaps !== null)
    const rests = check.gaps ? ` (rests on ${check.gaps})` : ''
    outcomes.push(
      told(provider, interaction, { name, problem: problem && problem + rests, isAsked, isOpen: isAsked }),
    )
  }
  return outcomes
}

type Told = { name: string; problem: string; isAsked: boolean; isOpen: boolean }

function told(
  suite: Provider,
  interaction: PactInteraction,
  { name, problem, isAsked, isOpen }: Told,
): Outcome {
  const { endpoint: call = name, outcome = '' } = interaction.comments ?? {}
  const result = problem === '' ? 'ok' : isAsked ? 'skipped' : 'failed'
  console.log(`  ${{ ok: 'ok     ', skipped: 'pending', failed: 'FAILED ' }[result]} ${name}`)
  if (problem !== '') console.log(`          ${problem}`)
  return { suite, call, outcome, result, isOpen }
}

/** By call and outcome, without duplicates. Rounded down, so that 100 means complete. */
function conformance(outcomes: readonly Outcome[]): string {
  const groups = [
    ...Map.groupBy(outcomes, ({ suite, call, outcome }) => `${suite} ${call} ${outcome}`).values(),
  ]
  const open = groups.filter((own) => own.some(({ isOpen }) => isOpen))
  const counting = groups.filter((own) => !open.includes(own))
  const keptOf = (some: Outcome[][]): number =>
    some.filter((own) => own.every(({ result }) => result === 'ok')).length
  const [kept, all] = [keptOf(counting), counting.length]
  const percent = all === 0 ? '–' : `${(Math.floor((kept / all) * 1000) / 10).toFixed(1)} %`
  const calls = new Set(outcomes.map(({ suite, call }) => `${suite} ${call}`)).size
  return `Conformance ${percent}: ${kept} of ${all} outcomes of ${calls} calls; ${open.length} more rest on open questions, ${keptOf(open)} of them as assumed`
}
