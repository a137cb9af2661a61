import { textOf } from '../bytes.ts'
import { parseJson } from '../http/readInput.ts'
import { seedPassword } from '../seed/people.ts'
import { ControlError, type ControlRoute } from './route.ts'

/** Named users of the seed and their purpose; '1032456789' is a document number. */
export const namedPeople: readonly { userName: string; purpose: string }[] = [
  { userName: 'admin', purpose: 'Administrator: every console call is allowed' },
  { userName: 'admin2', purpose: 'A second administrator' },
  { userName: 'lector', purpose: 'May read; writes get 403' },
  { userName: 'maria.gomez', purpose: 'End user of ibuhoo and colnomina; console calls get 403' },
  { userName: 'pedro.bloqueado', purpose: 'Locked after failed attempts (R13, 900 s)' },
  { userName: 'ana.vetada', purpose: 'Blocked by an administrator, with a contact' },
  { userName: 'luis.vencido', purpose: 'The password has expired' },
  { userName: 'nuevo.usuario', purpose: 'Created, not activated; the mail is in the mailbox' },
  { userName: 'carla.uno', purpose: 'One of three accounts of carla@suite.test' },
  { userName: 'carla.dos', purpose: 'One of three accounts of carla@suite.test' },
  { userName: 'carla.tres', purpose: 'One of three accounts of carla@suite.test' },
  { userName: 'codigo21', purpose: 'Signing in answers R21' },
  { userName: 'codigo22', purpose: 'Signing in answers R22' },
  { userName: 'codigo23', purpose: 'Signing in answers R23' },
  { userName: 'aviso.info', purpose: 'Signing in answers a notice: the alert screen' },
  {
    userName: '1032456789',
    purpose: 'Document CC: certificate accounts, one with an assigned password, one without',
  },
]

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
