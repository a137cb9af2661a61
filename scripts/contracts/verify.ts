// Verifies a service against the pacts, with the verifier that backend teams use, and by checks of our own where Pact
// cannot hold an answer; see contracts/README.md.
import { readFileSync } from 'node:fs'
import { expectTrusted } from './certificates.ts'
import { serveHubMessages } from './hubMessages.ts'
import { runOwnChecks } from './own/runOwnChecks.ts'
import type { PactFile, PactInteraction } from './pactFile.ts'
import { providers, type ProviderName } from './providers.ts'
import { runVerifier, type Verification } from './runVerifier.ts'
import { startMock } from './startMock.ts'
import { expectMock } from './verify/expectMock.ts'
import { conformanceLine, conformanceOf, type Judged } from './verify/conformance.ts'
import { verifiedAsHtml, verifiedAsJUnit } from './verify/reports.ts'
import { usage, verifyArguments, type VerifyArguments } from './verifyArguments.ts'
import { expectWritable, writeReport } from './writeReport.ts'

/** Of a mock, so that nobody's data are touched. */
const namespace = 'contracts'

const wanted = understood()
await expectReady(wanted).catch(refuse)
const mock = wanted.url === null ? await startMock() : null
const url = (wanted.url ?? mock!.url).replace(/\/$/, '')
const messages = wanted.states === null ? await serveHubMessages(url, namespace) : null
const judged: Judged[] = []
for (const provider of wanted.providers) await verify(provider)
await messages?.close()
await mock?.close()
const count = (result: Judged['result']): number => judged.filter((one) => one.result === result).length
process.exitCode = count('failed') > 0 ? 1 : 0
console.log(`\n${conformanceLine(conformanceOf(judged))}`)
console.log(`${count('ok')} passed, ${count('failed')} failed`)
try {
  if (wanted.junit) writeReport(wanted.junit, verifiedAsJUnit(judged))
  if (wanted.html) writeReport(wanted.html, verifiedAsHtml(judged, wanted.url ?? 'the mock'))
} catch (error) {
  refuse(error)
}

function understood(): VerifyArguments {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return verifyArguments(process.argv.slice(2))
  } catch (error) {
    return refuse(error)
  }
}

/** What can be known to be wrong before minutes of work. */
async function expectReady({ url, states, junit, html }: VerifyArguments): Promise<void> {
  for (const report of [junit, html]) if (report !== null) expectWritable(report)
  for (const address of [url, states]) if (address !== null) await expectTrusted(address)
  if (url !== null && states === null) await expectMock(url.replace(/\/$/, ''))
}

function refuse(error: unknown): never {
  console.error(`${(error as Error).message}\n\n${usage}`)
  process.exit(2)
}

async function verify(provider: ProviderName): Promise<void> {
  const { pact } = providers[provider]
  const { interactions } = JSON.parse(readFileSync(pact, 'utf8')) as PactFile
  const { results, output } = await runVerifier({ pact, provider, ...whereIs(provider) })
  const resultOf = new Map(results.map(({ description, result }) => [description, result]))
  const problemOf = new Map(results.map(({ description, problem }) => [description, problem]))
  const failed = interactions.filter(({ description }) => resultOf.get(description) !== 'ok')
  // The mock was made after the same assumptions; of another service they are only asked. A state that cannot be set
  // up is an error everywhere.
  const asked = failed.filter(
    ({ pending, description }) =>
      pending && wanted.states !== null && resultOf.get(description) === 'differs',
  )
  if (failed.length > 0) console.log(output)
  console.log(`\n${provider}`)
  for (const interaction of interactions) {
    const word = asked.includes(interaction) ? 'pending' : failed.includes(interaction) ? 'FAILED' : 'ok'
    console.log(`  ${word.padEnd(7)} ${interaction.description}`)
    judged.push({
      ...whatOf(provider, interaction),
      check: null,
      result: word === 'FAILED' ? 'failed' : word,
      isOpen: interaction.pending,
      problem: word === 'ok' ? null : (problemOf.get(interaction.description) ?? 'it was not asked'),
    })
  }
  if (asked.length > 0) {
    console.log(`  ${asked.length} rest on open questions and do not count: see contracts/open-questions.md`)
  }
  await verifyByOurOwn(provider, interactions)
}

/** What Pact cannot hold: lists inside text, a code whose place is not known, that a save kept what was sent. */
async function verifyByOurOwn(
  provider: ProviderName,
  interactions: readonly PactInteraction[],
): Promise<void> {
  const results = await runOwnChecks(interactions, whereIs(provider))
  if (results.length === 0) return
  console.log(`\n${provider}, by checks of our own`)
  for (const { interaction, check, problem } of results) {
    const rests = interaction.pending || check.gaps !== null
    const word = problem === null ? 'ok' : rests && wanted.states !== null ? 'pending' : 'FAILED'
    console.log(`  ${word.padEnd(7)} ${interaction.description}: ${check.name}`)
    if (problem !== null) console.log(`          ${problem}${check.gaps ? ` (rests on ${check.gaps})` : ''}`)
    judged.push({
      ...whatOf(provider, interaction),
      check: check.name,
      result: word === 'FAILED' ? 'failed' : word,
      isOpen: rests,
      problem,
    })
  }
}

function whatOf(
  provider: ProviderName,
  { comments, description }: PactInteraction,
): Pick<Judged, 'provider' | 'call' | 'outcome' | 'description'> {
  const { endpoint = description, outcome = '' } = comments ?? {}
  return { provider, call: endpoint, outcome, description }
}

function whereIs(provider: ProviderName): Pick<Verification, 'url' | 'statesUrl' | 'headers'> {
  if (wanted.states !== null) return { url, statesUrl: wanted.states }
  return {
    url: provider === 'session-hub' ? messages!.url : url + providers[provider].base,
    statesUrl: `${url}/__mock/v1/provider-states?__ns=${namespace}`,
    headers: { 'X-Mock-Namespace': namespace },
  }
}
