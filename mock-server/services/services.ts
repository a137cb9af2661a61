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

/** A second method of a call: revoke may be PUT or POST (S-24). */
const alsoBy: Readonly<Record<string, Method>> = { revokeToken: 'POST' }

type Method = EndpointWithExamples['method']
export type Binding = { method: Method; path: string; endpoint: EndpointWithExamples; service: Service }

/** Every endpoint with its handler; hosts make a route of each. */
export const bindings: readonly Binding[] = endpoints.flatMap((endpoint) => {
  const service = serviceOf(endpoint.id)
  if (!service) return []
  const methods = new Set([endpoint.method, alsoBy[endpoint.id] ?? endpoint.method])
  const path = `/${endpoint.service}${endpoint.path}`
  return [...methods].map((method) => ({ method, path, endpoint, service }))
})

/** The handler for an address, for a host without routes. Paths ignore case. */
export function findBinding(method: string, path: string): Binding | undefined {
  return bindingsAt(path).find((binding) => binding.method === method)
}

export function bindingsAt(path: string): Binding[] {
  const wanted = path.toLowerCase().replace(/\/$/, '')
  return bindings.filter((binding) => binding.path.toLowerCase() === wanted)
}

export function serviceOf(endpointId: string): Service | undefined {
  return services.get(endpointId)
}
