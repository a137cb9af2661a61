import { endpoints } from '#contracts/index.ts'
import { states } from '#contracts/states.ts'
import { seedPassword } from '../seed/people.ts'
import { namedPeople } from './documentRoutes.ts'
import type { ControlRoute } from './route.ts'
import { scenarios } from './scenarios.ts'

/** Summary of the mock for coding assistants (llms.txt). */
export function assistantText(routes: readonly ControlRoute[]): string {
  return [
    '# Mock services of the account portal',
    '',
    '> Replaces the authentication and the security service, with real state and real rules, and has a control API.',
    '> It contains no secrets and is not part of production.',
    '',
    '## How to work with it',
    '',
    '- Services: /authentication/api/… and /security/api/…; documents: /__mock/v1/openapi/authentication and /__mock/v1/openapi/security. Parameters travel in headers, percent-encoded as UTF-8, not in the query.',
    '- Control API: /__mock/v1/…, JSON; POST and PUT send `Content-Type: application/json`. Document: /__mock/v1/openapi. Errors are `{ "error": "…" }`.',
    '- Use your own namespace: send `X-Mock-Namespace: some-name` with every request to services and control API. A new name is a fresh copy of the seed.',
    '- A token: `POST /__mock/v1/sign-in {"userName":"admin"}` returns `token`; send `Authorization: Bearer <token>`.',
    '- A request outside the contracts (400, 404, 405 or 415) is explained in the header `X-Mock-Why`, and in `why` of `GET /__mock/v1/requests`.',
    '- Do not sleep: `PUT /clock {"advance":"PT15M"}` moves the clock. `GET /mail?wait=5` reads mail. `POST /faults` adds network faults.',
    '- Set up tests by `POST /provider-states`, situations to look at by `PUT /scenario`. `POST /reset` resets the namespace.',
    '',
    '## Control API',
    '',
    ...routes.map(
      ({ method, path, does, example }) =>
        `- ${method} ${path}: ${does}${example === undefined ? '' : ` Body: \`${JSON.stringify(example)}\``}`,
    ),
    '',
    `## People (password of all: ${seedPassword}; a login sends it encrypted)`,
    '',
    ...namedPeople.map(({ userName, purpose }) => `- ${userName}: ${purpose}`),
    '',
    '## Scenarios',
    '',
    ...Object.entries(scenarios).map(([name, { does }]) => `- ${name}: ${does}`),
    '',
    '## Provider states (name and parameters with their defaults)',
    '',
    ...Object.entries(states).map(([name, { params }]) => `- ${name} ${JSON.stringify(params)}`),
    '',
    '## Calls of the services',
    '',
    ...endpoints.map(
      ({ id, service, method, path, headers }) =>
        `- ${id}: ${method} /${service}${path}${headerNames(Object.keys(headers.shape))}`,
    ),
    '',
  ].join('\n')
}

function headerNames(names: readonly string[]): string {
  return names.length === 0 ? '' : ` (headers ${names.join(', ')})`
}
