// Changes everything that the pacts pin in the mock's answers, one at a time, and demands that the verifier notices;
// then what the checks of our own hold, which have to notice it as well.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from './command.ts'
import { serveDrift } from './driftProxy.ts'
import { numbered, trialsOf, type Trial } from './driftTrials.ts'
import { serveHubMessages } from './hubMessages.ts'
import { problemOf } from './own/replay.ts'
import { pactOf, providers, readPact, type PactFile } from './pactFile.ts'
import { runVerifier, type Place } from './runVerifier.ts'
import { startMock } from './startMock.ts'

const usage = [
  'npm run contracts:drift',
  '',
  "Changes everything that the pacts pin in the mock's answers, one at a time, and demands that the verifier or a check of",
  'our own notices.',
  '',
  'Ends with 0 where every change is noticed, with 1 where one is not, with 2 on arguments.',
]

/** Trials in one run of the verifier, whose work per trial grows with the length of its pact. */
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
    for (const own of batches(trials)) problems.push(...(await problemsOf(pact, own, place)))
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

/** Those of Pact in parts, those of our own at once. */
function batches(trials: readonly Trial[]): Trial[][] {
  const own = trials.filter(({ check }) => check)
  const byPact = trials.filter(({ check }) => !check)
  const starts = Array.from({ length: Math.ceil(byPact.length / batchSize) }, (_, at) => at * batchSize)
  return [...starts.map((start) => byPact.slice(start, start + batchSize)), own].filter(
    ({ length }) => length > 0,
  )
}

async function problemsOf(pact: PactFile, trials: readonly Trial[], place: Place): Promise<string[]> {
  const proxy = await serveDrift(
    place,
    trials.map(({ mutation }) => mutation),
  )
  const noticed = trials[0]?.check
    ? await noticedByUs(trials, proxy)
    : await noticedByPact(pact, trials, proxy)
  await proxy.close()
  return trials.flatMap((trial, number) => {
    const { mutation, description } = trial
    const isNoticed = noticed.has(number)
    if (mutation === null) return isNoticed ? [`fails as it is: ${description}`] : []
    if (!proxy.applied.has(number)) return [`finds nothing to change: ${description}`]
    return isNoticed ? [] : [`is not noticed: ${description}`]
  })
}

async function noticedByUs(trials: readonly Trial[], place: Place): Promise<Set<number>> {
  const noticed = new Set<number>()
  for (const [number, trial] of trials.entries())
    if ((await problemOf(numbered(trial, number), trial.check!, place)) !== null) noticed.add(number)
  return noticed
}

async function noticedByPact(pact: PactFile, trials: readonly Trial[], place: Place): Promise<Set<number>> {
  const folder = mkdtempSync(join(tmpdir(), 'drift-'))
  const file = join(folder, 'pact.json')
  writeFileSync(file, JSON.stringify({ ...pact, interactions: trials.map(numbered) }))
  const results = await runVerifier(file, pact.provider.name, place)
  rmSync(folder, { recursive: true })
  const numbers = trials.map(({ mutation, description }, number) => {
    const result = results.get(description)?.result
    // What was not heard has noticed nothing, and an answer as it is has to be heard.
    return result === 'differs' || (mutation === null && result !== 'ok') ? number : -1
  })
  return new Set(numbers)
}
