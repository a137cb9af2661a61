import { endpoints } from '#contracts/index.ts'
import { states } from '#contracts/states.ts'
import { seedPassword } from '../seed/people.ts'
import { namedPeople } from './people.ts'
import type { ControlRoute } from './route.ts'
import { scenarios } from './scenarios.ts'

/** Summary of the mock for coding assistants (llms.txt). */
export function assistantText(routes: readonly ControlRoute[]): string {
  return [
    '# Mock services of the account portal',
    '',
    '> Stands in for the authentication and the security service: real state and real rules, no canned answers. It is',
    '> driven by a control API. Nothing here is a secret, and nothing of it is in production.',
    '',
    '## How to work with it',
    '',
    '- Services: /authentication/api/… and /security/api/…; what they take and answer stands in /__mock/v1/openapi/authentication and /__mock/v1/openapi/security. Parameters travel in headers, percent-encoded as UTF-8, not in the query.',
    '- Control API: /__mock/v1/…, JSON; POST and PUT send `Content-Type: application/json`. Document: /__mock/v1/openapi. Errors are `{ "error": "…" }`.',
    '- Work in a world of your own: send `X-Mock-Namespace: some-name` with every request, to services and control API alike. A new name is a fresh copy of the seed.',
    '- A token: `POST /__mock/v1/sign-in {"userName":"admin"}` answers `token`; send `Authorization: Bearer <token>`.',
    '- A call that is refused with 400, 404, 405 or 415 because it is in no contract or breaks its schema says why in the header `X-Mock-Why`, and in `why` of `GET /__mock/v1/requests`.',
    '- Time stands under `PUT /clock`: do not sleep, `{"advance":"PT15M"}`. Mail is read by `GET /mail?wait=5`. Failures of the network are made by `POST /faults`.',
    '- A state that a test needs is best made by `POST /provider-states`, a situation to look at by `PUT /scenario`. `POST /reset` puts the namespace back.',
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
