/** True for the names of this machine, with any port: a foreign name that leads here is somebody else's page (rebinding). */
export function isOwnHost(host: string): boolean {
  return /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host)
}
