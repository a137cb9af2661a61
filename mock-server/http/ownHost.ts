/** True for the origins of this machine, http://localhost and http://*.localhost with any port. */
export function isOwnOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  return /^https?:$/.test(protocol) && (hostname === 'localhost' || hostname.endsWith('.localhost'))
}

const further = new Set<string>()

/** Adds names of this machine: configured ones, and the host of the service worker. */
export function addOwnHosts(...hosts: readonly string[]): void {
  for (const host of hosts) further.add(nameIn(host))
}

/** Why a request by another name is refused, and how to allow it. */
export const foreignName =
  'The mock accepts the host names localhost, 127.0.0.1 and [::1], and the comma-separated names in MOCK_NAMES.'

/** True for the names of this machine, with any port; any other name that resolves here is an attack (rebinding). */
export function isOwnHost(host: string): boolean {
  const name = nameIn(host)
  return further.has(name) || /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/.test(name)
}

function nameIn(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '')
}

/** True for the origins of pages that this machine serves, with any port. */
export function isOwnPage(origin: string): boolean {
  return /^https?:\/\//.test(origin) && isOwnHost(origin.replace(/^https?:\/\//, ''))
}
