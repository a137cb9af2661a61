import { endpoints } from '#contracts/index.ts'
import type { EndpointWithExamples } from '#contracts/endpoint.ts'
import { applicationServices } from './applications.ts'
import { applicationSettingsServices } from './application-settings.ts'
import { authServices } from './auth.ts'
import { certificateServices } from './certificates.ts'
import { externalIdentityServices } from './external-identity.ts'
import { companyServices } from './companies.ts'
import { menuServices } from './menus.ts'
import { notificationServices } from './notifications.ts'
import { passwordServices } from './passwords.ts'
import { privilegeServices } from './privileges.ts'
import { roleServices } from './roles.ts'
import type { Service } from './service.ts'
import { sessionServices } from './session.ts'
import { suiteItemServices } from './suite-items.ts'
import { userServices } from './users.ts'

const services = new Map(
  Object.entries({
    ...authServices,
    ...sessionServices,
    ...certificateServices,
    ...passwordServices,
    ...externalIdentityServices,
    ...userServices,
    ...companyServices,
    ...roleServices,
    ...privilegeServices,
    ...applicationServices,
    ...applicationSettingsServices,
    ...menuServices,
    ...suiteItemServices,
    ...notificationServices,
  } as unknown as Record<string, Service>),
)

/** The other method that a call is known by: revoke is read as PUT and as POST (S-24). */
const alsoBy: Readonly<Record<string, string>> = { revokeToken: 'POST' }

export type Binding = { endpoint: EndpointWithExamples; service: Service }

const bindings = new Map(endpoints.flatMap((endpoint) => namesOf(endpoint).map((name) => [name, endpoint])))

/** What answers at this address; its method or 'other-method' when only the path is known. Paths have no case. */
export function findBinding(method: string, path: string): Binding | 'other-method' | undefined {
  const endpoint = bindings.get(nameOf(method, path))
  const service = endpoint && serviceOf(endpoint.id)
  if (endpoint && service) return { endpoint, service }
  const methods = ['GET', 'POST', 'PUT']
  return methods.some((other) => bindings.has(nameOf(other, path))) ? 'other-method' : undefined
}

export function serviceOf(endpointId: string): Service | undefined {
  return services.get(endpointId)
}

function namesOf({ id, service, method, path }: EndpointWithExamples): string[] {
  const methods = [method, alsoBy[id] ?? method]
  return [...new Set(methods)].map((one) => nameOf(one, `/${service}${path}`))
}

function nameOf(method: string, path: string): string {
  return `${method} ${path.toLowerCase().replace(/\/$/, '')}`
}
