const further = new Set<string>()

/** Takes more names for names of this machine: those that it is told, and that of the host whose service worker it is. */
export function alsoOwn(...hosts: readonly string[]): void {
  for (const host of hosts) further.add(nameIn(host))
}

/** Why a request by another name is left alone, and what lets it in. */
export const foreignName =
  'The mock answers to localhost, 127.0.0.1 and [::1], and to the names that MOCK_NAMES lists, joined by commas.'

/** True for the names of this machine, with any port: a foreign name that leads here is somebody else's page (rebinding). */
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
