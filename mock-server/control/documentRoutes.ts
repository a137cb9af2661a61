import { textOf } from '../bytes.ts'
import { parseJson } from '../http/readInput.ts'
import { seedPassword } from '../seed/people.ts'
import { namedPeople } from './people.ts'
import { ControlError, type ControlRoute } from './route.ts'

/** Descriptions of the mock for pages and tools. */
export const documentRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/people',
    does: 'The named users of the seed with their purpose, and the password of all.',
    run: () => ({ password: seedPassword, people: namedPeople }),
  },
  {
    method: 'GET',
    path: '/openapi/{service}',
    does: 'The OpenAPI document of the service `authentication` or `security`.',
    async run({ host, params: { service = '' } }) {
      if (service !== 'authentication' && service !== 'security')
        throw new ControlError(404, `There is no service '${service}': authentication, security.`)
      const document = await host.readFile(`openapi/${service}-service.json`)
      return document && parseJson(textOf(document))
    },
  },
]
