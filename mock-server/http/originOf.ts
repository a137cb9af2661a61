import type { IncomingMessage } from 'node:http'

/** Scheme and host that the client asked, also through a proxy that says so; no trailing slash. */
export function originOf({ headers }: IncomingMessage): string {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  return `${scheme}://${headers.host ?? 'localhost'}`
}
