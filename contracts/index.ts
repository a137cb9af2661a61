import type { EndpointWithExamples } from './endpoint.ts'
import * as applicationSettings from './examples/application-settings.ts'
import * as applications from './examples/applications.ts'
import * as auth from './examples/auth.ts'
import * as certificates from './examples/certificates.ts'
import * as companies from './examples/companies.ts'
import * as externalIdentity from './examples/external-identity.ts'
import * as menus from './examples/menus.ts'
import * as notifications from './examples/notifications.ts'
import * as passwords from './examples/passwords.ts'
import * as privileges from './examples/privileges.ts'
import * as roles from './examples/roles.ts'
import * as session from './examples/session.ts'
import * as suiteItems from './examples/suite-items.ts'
import * as users from './examples/users.ts'

/** Every HTTP call of the portal with its examples, except the hub (`session-hub.ts`). Not imported by the portal. */
export const endpoints: readonly EndpointWithExamples[] = [
  auth,
  session,
  certificates,
  passwords,
  externalIdentity,
  users,
  companies,
  roles,
  privileges,
  applications,
  applicationSettings,
  menus,
  suiteItems,
  notifications,
].flatMap((feature) => Object.values(feature) as unknown as EndpointWithExamples[])
