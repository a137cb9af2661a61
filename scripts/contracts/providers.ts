/** The providers of the pacts, and where each lives below the address of a mock. */
export const providers = {
  'authentication-service': {
    pact: 'contracts/pacts/account-portal-authentication-service.json',
    base: '/authentication',
  },
  'security-service': { pact: 'contracts/pacts/account-portal-security-service.json', base: '/security' },
  'session-hub': { pact: 'contracts/pacts/account-portal-session-hub.json', base: '' },
} as const

export type ProviderName = keyof typeof providers

export function isProviderName(name: string): name is ProviderName {
  return Object.hasOwn(providers, name)
}
