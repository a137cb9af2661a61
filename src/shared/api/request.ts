import type { Endpoint } from '#contracts/endpoint.ts'
import type { PortalConfig } from '#shared/config.ts'
import { headerValue } from './headerValue.ts'

/** What has to be known of an endpoint to call it. */
export type Address = Pick<Endpoint, 'service' | 'method' | 'path'>

export type Sent = {
  /** Parameters that travel in headers. */
  headers?: object | undefined
  body?: unknown
  token?: string | undefined
  language: string
}

export type Outgoing = {
  url: string
  init: {
    method: string
    headers: Record<string, string>
    body?: string
    cache: 'no-store'
    credentials: 'same-origin'
    redirect: 'manual'
  }
}

/**
 * A call as it leaves, letter for letter. The page itself asks for what its address shows before there is a portal, by
 * the same rules (`pageStart.ts`): nothing here may reach for more than it is given.
 */
export function requestOf(
  { service, method, path }: Address,
  { headers, body, token, language }: Sent,
  config: PortalConfig,
): Outgoing {
  return {
    url: config[service] + path,
    init: {
      method,
      headers: {
        ...parameters(headers),
        'Accept-Language': language,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      cache: 'no-store',
      credentials: 'same-origin',
      // No service redirects a call: whoever does stands in between, and would get password and token once more.
      redirect: 'manual',
    },
  }
}

function parameters(headers: object | undefined): Record<string, string> {
  const given = Object.entries((headers ?? {}) as Record<string, string | undefined>)
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, headerValue(value)]])),
  )
}
