import { readFileSync } from 'node:fs'
import { endpoints } from '#contracts/index.ts'
import { sessionHub } from '#contracts/examples/session-hub.ts'
import { contractMap } from './contractMap.ts'
import { trialsByInteraction } from './driftPact.ts'
import { openApiDocument } from './openApiDocument.ts'
import { openQuestions } from './openQuestions.ts'
import { pactsFolder } from './pactFile.ts'
import { readPacts } from './readPacts.ts'
import { stateCatalogue } from './stateCatalogue.ts'
import { csharpStubs } from './stubs/csharpStubs.ts'
import { javaStubs } from './stubs/javaStubs.ts'

/** Everything that is generated from the spine and the pacts: text by path from the project's root. */
export function documents(): Record<string, string> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const openApi = (service: 'authentication' | 'security'): string =>
    `${JSON.stringify(openApiDocument(service, endpoints, version), null, 2)}\n`
  const pacts = readPacts(`${pactsFolder}/*.json`)
  const calls = endpoints.map(({ id, assumed }) => ({ name: id, assumed }))
  return {
    'contracts/openapi/authentication-service.json': openApi('authentication'),
    'contracts/openapi/security-service.json': openApi('security'),
    'contracts/open-questions.md': `${openQuestions([...calls, { name: 'sessionHub', assumed: sessionHub.assumed }])}\n`,
    'contracts/states-stubs/ProviderStates.java': javaStubs(),
    'contracts/states-stubs/ProviderStates.cs': csharpStubs(),
    'contracts/provider-states.md': `${stateCatalogue()}\n`,
    'contracts/map.md': `${contractMap(endpoints, pacts)}\n`,
    'contracts/driftTrials.json': `${JSON.stringify(trialsByInteraction(pacts), null, 2)}\n`,
  }
}
