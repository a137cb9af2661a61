// Changes every pinned value of the mock's answers, one at a time, and fails if the verifier does not notice.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from './command.ts'
import { serveDrift, driftState } from './driftProxy.ts'
import { serveHubMessages } from './hubMessages.ts'
import { pactOf, providers, readPact, type PactFile, type PactInteraction } from './pactFile.ts'
import { runVerifier, type Place } from './runVerifier.ts'
import { startMock } from './startMock.ts'
import { mutationsOf, type Mutation } from './mutations.ts'

/** `mutation` is null for the unchanged answer, which must pass. */
export type Trial = { interaction: PactInteraction; mutation: Mutation | null; description: string }

/** Every interaction of a pact unchanged, and once per change. */
export function trialsOf({ interactions }: PactFile): Trial[] {
  return interactions.flatMap((interaction) =>
    [null, ...mutationsOf(interaction)].map((mutation) => {
      const description = `${interaction.description} | ${mutation?.name ?? 'unchanged'}`
      return { interaction, mutation, description }
    }),
  )
}

/** The interaction of a trial, whose first state tells the proxy its number. */
export function numbered({ interaction, description }: Trial, number: number): PactInteraction {
  const states = [{ name: driftState, params: { number } }, ...(interaction.providerStates ?? [])]
  return { ...interaction, description, pending: false, providerStates: states }
}

const usage = [
  'npm run contracts:drift',
  '',
  "Changes every pinned value of the mock's answers, one at a time, and fails if the verifier does not notice.",
  '',
  'Exit code: 0 if every change is noticed, 1 if one is not, 2 with arguments.',
]

/** Trials per run of the verifier, whose work per trial grows with the pact. */
const batchSize = 50

export const run = command({ usage, options: {}, positionals: 0 }, async () => {
  const mock = await startMock()
  const messages = await serveHubMessages(mock.url, 'default')
  const counts = { passed: 0, failed: 0 }
  for (const provider of providers) {
    const url = provider === 'session-hub' ? messages.url : `${mock.url}/${provider.replace('-service', '')}`
    const place = { url, statesUrl: `${mock.url}/__mock/v1/provider-states` }
    const pact = readPact(pactOf(provider))
    const trials = trialsOf(pact)
    const problems: string[] = []
    for (let start = 0; start < trials.length; start += batchSize)
      problems.push(...(await problemsOf(pact, trials.slice(start, start + batchSize), place)))
    console.log(`${provider}: ${trials.length} trials`)
    for (const problem of problems) console.log(`  ${problem}`)
    counts.passed += trials.length - problems.length
    counts.failed += problems.length
  }
  await messages.close()
  await mock.close()
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  return counts.failed > 0 ? 1 : 0
})

async function problemsOf(pact: PactFile, trials: readonly Trial[], place: Place): Promise<string[]> {
  const proxy = await serveDrift(
    place,
    trials.map(({ mutation }) => mutation),
  )
  const noticed = await noticedByPact(pact, trials, proxy)
  await proxy.close()
  return trials.flatMap((trial, number) => {
    const { mutation, description } = trial
    const isNoticed = noticed.has(number)
    if (mutation === null) return isNoticed ? [`fails as it is: ${description}`] : []
    if (!proxy.applied.has(number)) return [`finds nothing to change: ${description}`]
    return isNoticed ? [] : [`is not noticed: ${description}`]
  })
}

async function noticedByPact(pact: PactFile, trials: readonly Trial[], place: Place): Promise<Set<number>> {
  const folder = mkdtempSync(join(tmpdir(), 'drift-'))
  const file = join(folder, 'pact.json')
  writeFileSync(file, JSON.stringify({ ...pact, interactions: trials.map(numbered) }))
  const results = await runVerifier(file, pact.provider.name, place)
  rmSync(folder, { recursive: true })
  const numbers = trials.map(({ mutation, description }, number) => {
    const result = results.get(description)?.result
    // A trial without an answer noticed nothing, and an unchanged answer must pass.
    return result === 'differs' || (mutation === null && result !== 'ok') ? number : -1
  })
  return new Set(numbers)
}
