let further: string | null = null

/** Takes one more name for a name of this machine: that of the host whose service worker the mock is. */
export function alsoOwn(host: string): void {
  further = host
}

/** True for the names of this machine, with any port: a foreign name that leads here is somebody else's page (rebinding). */
export function isOwnHost(host: string): boolean {
  return host === further || /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host)
}

/** True for the origins of pages that this machine serves, with any port. */
export function isOwnPage(origin: string): boolean {
  return /^https?:\/\//.test(origin) && isOwnHost(origin.replace(/^https?:\/\//, ''))
}
