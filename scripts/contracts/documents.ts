import { readFileSync } from 'node:fs'
import { endpoints } from '#contracts/index.ts'
import { sessionHub } from '#contracts/examples/session-hub.ts'
import { openApiDocument } from './openApiDocument.ts'
import { openQuestions } from './openQuestions.ts'
import { stateCatalogue } from './stateCatalogue.ts'
import { stateStubs } from './stateStubs.ts'

/** All documents generated from the contracts: text by path from the root. */
export function documents(): Record<string, string> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
  const calls = endpoints.map(({ id, assumed }) => ({ name: id, assumed }))
  return {
    'contracts/openapi/authentication-service.json': json(
      openApiDocument('authentication', endpoints, version),
    ),
    'contracts/openapi/security-service.json': json(openApiDocument('security', endpoints, version)),
    'contracts/open-questions.md': `${openQuestions([...calls, { name: 'sessionHub', assumed: sessionHub.assumed }])}\n`,
    'contracts/states-stubs/ProviderStates.java': stateStubs('java'),
    'contracts/states-stubs/ProviderStates.cs': stateStubs('csharp'),
    'contracts/provider-states.md': `${stateCatalogue()}\n`,
  }
}
