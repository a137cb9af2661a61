// Verifies a service against the pacts, with the verifier that backend teams use; see contracts/README.md.
import { readFileSync } from 'node:fs'
import { serveHubMessages } from './hubMessages.ts'
import type { PactFile } from './pactFile.ts'
import { providers, type ProviderName } from './providers.ts'
import { runVerifier, type Verification } from './runVerifier.ts'
import { startMock } from './startMock.ts'
import { usage, verifyArguments, type VerifyArguments } from './verifyArguments.ts'

/** Of a mock, so that nobody's data are touched. */
const namespace = 'contracts'

const wanted = understood()
const mock = wanted.url === null ? await startMock() : null
const url = (wanted.url ?? mock!.url).replace(/\/$/, '')
const messages = wanted.states === null ? await serveHubMessages(url, namespace) : null
const counts = { passed: 0, failed: 0 }
for (const provider of wanted.providers) await verify(provider)
await messages?.close()
await mock?.close()
process.exitCode = counts.failed > 0 ? 1 : 0
console.log(`${counts.passed} passed, ${counts.failed} failed`)

function understood(): VerifyArguments {
  try {
    return verifyArguments(process.argv.slice(2))
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}

async function verify(provider: ProviderName): Promise<void> {
  const { pact } = providers[provider]
  const { interactions } = JSON.parse(readFileSync(pact, 'utf8')) as PactFile
  const { results, output } = await runVerifier({ pact, provider, ...whereIs(provider) })
  const resultOf = new Map(results.map(({ description, result }) => [description, result]))
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
  }
  if (asked.length > 0) {
    console.log(`  ${asked.length} rest on open questions and do not count: see contracts/open-questions.md`)
  }
  counts.passed += interactions.length - failed.length
  counts.failed += failed.length - asked.length
}

function whereIs(provider: ProviderName): Pick<Verification, 'url' | 'statesUrl' | 'headers'> {
  if (wanted.states !== null) return { url, statesUrl: wanted.states }
  return {
    url: provider === 'session-hub' ? messages!.url : url + providers[provider].base,
    statesUrl: `${url}/__mock/v1/provider-states?__ns=${namespace}`,
    headers: { 'X-Mock-Namespace': namespace },
  }
}
