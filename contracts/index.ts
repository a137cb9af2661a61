import { applicationEndpoints } from './applications.ts'
import { authEndpoints } from './auth.ts'
import { certificateEndpoints } from './certificates.ts'
import { companyEndpoints } from './companies.ts'
import type { Endpoint } from './endpoint.ts'
import { externalIdentityEndpoints } from './external-identity.ts'
import { menuEndpoints } from './menus.ts'
import { passwordEndpoints } from './passwords.ts'
import { roleEndpoints } from './roles.ts'
import { userEndpoints } from './users.ts'

/** Every HTTP call of the portal; the hub is `session-hub.ts`. */
export const endpoints: readonly Endpoint[] = [
  authEndpoints,
  certificateEndpoints,
  passwordEndpoints,
  externalIdentityEndpoints,
  userEndpoints,
  companyEndpoints,
  roleEndpoints,
  applicationEndpoints,
  menuEndpoints,
].flatMap((feature) => Object.values(feature) as unknown as Endpoint[])
