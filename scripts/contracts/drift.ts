// Changes everything that the pacts pin in the mock's answers, one at a time, and demands that the verifier notices;
// then what the checks of our own hold, which have to notice it as well.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { driftPact, trialsOf, withDriftState, type Trial } from './driftPact.ts'
import { serveDrift, type DriftProxy } from './driftProxy.ts'
import { serveHubMessages } from './hubMessages.ts'
import { ownTrialsOf, type OwnTrial } from './own/ownTrials.ts'
import { problemOf } from './own/runOwnChecks.ts'
import type { PactFile } from './pactFile.ts'
import { providers, type ProviderName } from './providers.ts'
import { runVerifier, type Result } from './runVerifier.ts'
import { startMock } from './startMock.ts'
import { survivors } from './survivors.ts'

const usage = [
  'npm run contracts:drift',
  '',
  "Changes everything that the pacts pin in the mock's answers, one at a time, and demands that the verifier or a check of",
  'our own notices. What may go unnoticed stands, with its reason, in scripts/contracts/survivors.ts.',
  '',
  'Ends with 0 where every change is noticed or explained, with 1 where one is not, with 2 on arguments.',
].join('\n')
if (process.argv.length > 2) {
  const isHelp = process.argv[2] === '--help'
  console.log(isHelp ? usage : `This takes no arguments.\n\n${usage}`)
  process.exit(isHelp ? 0 : 2)
}

/** Trials in one run of the verifier, whose work per trial grows with the length of its pact. */
const batchSize = 50

const mock = await startMock()
const messages = await serveHubMessages(mock.url, 'default')
const folder = mkdtempSync(join(tmpdir(), 'drift-'))
const counts = { passed: 0, failed: 0 }
for (const provider of Object.keys(providers) as ProviderName[]) await drift(provider)
rmSync(folder, { recursive: true })
await messages.close()
await mock.close()
process.exitCode = counts.failed > 0 ? 1 : 0
console.log(`${counts.passed} passed, ${counts.failed} failed`)

async function drift(provider: ProviderName): Promise<void> {
  const pact = JSON.parse(readFileSync(providers[provider].pact, 'utf8')) as PactFile
  const trials = trialsOf(pact)
  const problems: string[] = []
  for (let start = 0; start < trials.length; start += batchSize)
    problems.push(...(await problemsOf(provider, pact, trials.slice(start, start + batchSize))))
  const own = ownTrialsOf(pact)
  problems.push(...(await ownProblems(provider, own)))
  console.log(`${provider}: ${trials.length} trials of the pact, ${own.length} of our own checks`)
  for (const problem of problems) console.log(`  ${problem}`)
  counts.passed += trials.length + own.length - problems.length
  counts.failed += problems.length
}

/** Makes the trials of our own checks, one after the other. */
async function ownProblems(provider: ProviderName, trials: readonly OwnTrial[]): Promise<string[]> {
  const mutations = trials.map(({ mutation }) => mutation ?? { name: '', apply: () => null })
  const proxy = await serveDrift(upstreamOf(provider), mutations)
  const problems: string[] = []
  for (const [number, { interaction, check, mutation, description }] of trials.entries()) {
    const noticed = await problemOf(withDriftState(interaction, number), check, proxy)
    if (mutation === null && noticed !== null) problems.push(`fails as it is (${noticed}): ${description}`)
    if (mutation === null) continue
    if (!proxy.applied.has(number)) problems.push(`finds nothing to change: ${description}`)
    else if (noticed === null) problems.push(`is not noticed: ${description}`)
  }
  await proxy.close()
  return problems
}

function upstreamOf(provider: ProviderName): { url: string; statesUrl: string } {
  return {
    url: provider === 'session-hub' ? messages.url : mock.url + providers[provider].base,
    statesUrl: `${mock.url}/__mock/v1/provider-states`,
  }
}

/** Makes some trials in one run of the verifier. */
async function problemsOf(provider: ProviderName, pact: PactFile, trials: Trial[]): Promise<string[]> {
  const proxy = await serveDrift(
    upstreamOf(provider),
    trials.map(({ mutation }) => mutation ?? { name: '', apply: () => null }),
  )
  const driftFile = join(folder, `${provider}.json`)
  writeFileSync(driftFile, JSON.stringify(driftPact(pact, trials)))
  const { url, statesUrl } = proxy
  const { results } = await runVerifier({ pact: driftFile, provider, url, statesUrl })
  await proxy.close()
  const resultOf = new Map(results.map(({ description, result }) => [description, result]))
  return trials
    .map((trial, number) => verdict(trial, number, proxy, resultOf.get(trial.description)))
    .filter((problem) => problem !== null)
}

/** A sentence about what is wrong, or null. */
function verdict(
  { mutation, description }: Trial,
  number: number,
  { applied }: DriftProxy,
  result: Result | undefined,
): string | null {
  if (mutation === null) return result === 'ok' ? null : `fails as it is: ${description}`
  if (!applied.has(number)) return `finds nothing to change: ${description}`
  const noticed = result === 'differs'
  if (Object.hasOwn(survivors, description))
    return noticed ? `is noticed, but listed as a survivor: ${description}` : null
  return noticed ? null : `is not noticed (${result}): ${description}`
}
