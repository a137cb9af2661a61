// Changes everything that the pacts pin in the mock's answers, one at a time, and demands that the verifier notices.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { driftPact, trialsOf, type Trial } from './driftPact.ts'
import { serveDrift, type DriftProxy } from './driftProxy.ts'
import { serveHubMessages } from './hubMessages.ts'
import type { PactFile } from './pactFile.ts'
import { providers, type ProviderName } from './providers.ts'
import { runVerifier, type Result } from './runVerifier.ts'
import { startMock } from './startMock.ts'
import { survivors } from './survivors.ts'

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
  console.log(`${provider}: ${trials.length} trials`)
  for (const problem of problems) console.log(`  ${problem}`)
  counts.passed += trials.length - problems.length
  counts.failed += problems.length
}

/** Makes some trials in one run of the verifier. */
async function problemsOf(provider: ProviderName, pact: PactFile, trials: Trial[]): Promise<string[]> {
  const upstream = {
    url: provider === 'session-hub' ? messages.url : mock.url + providers[provider].base,
    statesUrl: `${mock.url}/__mock/v1/provider-states`,
  }
  const proxy = await serveDrift(
    upstream,
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
