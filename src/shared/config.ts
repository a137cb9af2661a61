/** Configuration of the portal; the web server fills it into the page. */
export type PortalConfig = {
  /** Base of the authentication service, without a trailing slash: a path of this origin or an absolute address. */
  authentication: string
  security: string
  /** Base64 of the 32 bytes that `linkCipher` uses. Public by nature: see `linkCipher.ts`. */
  linkKey: string
  /** Where a sign-out ends after a successful revoke; null sends people to /login (S-24). */
  logoutVerify: string | null
  /** Where the identity provider ends its own session after /logout-credential; null sends people to /login (S-20). */
  endSession: string | null
  /** Further origins that redirects may lead to (decision D13). */
  suiteOrigins: readonly string[]
  /** Further origins that pictures of templates may come from (decision D17); the page's policy allows them too. */
  imageOrigins: readonly string[]
}

const defaults: PortalConfig = {
  authentication: '/authentication',
  security: '/security',
  linkKey: '',
  logoutVerify: null,
  endSession: null,
  suiteOrigins: [],
  imageOrigins: [],
}

let current: PortalConfig = defaults

export function getConfig(): PortalConfig {
  return current
}

/** What the host has written into the page; null where that cannot be read. */
export function readPageConfig(doc: Document): unknown {
  try {
    return JSON.parse(doc.getElementById('portal-config')?.textContent ?? '')
  } catch {
    return null
  }
}

/** Fields that are missing or of another type keep their default. */
export function setConfig(given: unknown): void {
  const from = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
  const text = (key: keyof PortalConfig, fallback: string): string =>
    typeof from[key] === 'string' ? from[key] : fallback
  const address = (key: 'logoutVerify' | 'endSession'): string | null =>
    typeof from[key] === 'string' ? from[key] : defaults[key]
  const origins = (key: 'suiteOrigins' | 'imageOrigins'): readonly string[] =>
    Array.isArray(from[key]) ? from[key].filter((origin) => typeof origin === 'string') : defaults[key]
  current = {
    authentication: text('authentication', defaults.authentication).replace(/\/$/, ''),
    security: text('security', defaults.security).replace(/\/$/, ''),
    linkKey: text('linkKey', defaults.linkKey),
    logoutVerify: address('logoutVerify'),
    endSession: address('endSession'),
    suiteOrigins: origins('suiteOrigins'),
    imageOrigins: origins('imageOrigins'),
  }
}
