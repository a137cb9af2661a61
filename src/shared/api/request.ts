import type { Endpoint } from '#contracts/endpoint.ts'
import type { PortalConfig } from '#shared/config.ts'
import { wellFormed } from '#shared/texts/wellFormed.ts'

/** The parts of an endpoint needed to call it. */
export type Address = Pick<Endpoint, 'service' | 'method' | 'path'>

type Sent = {
  /** Parameters sent as headers. */
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
 * Builds the request of a call. Also used by the page's inline script (`pageStart.ts`), so it may only use its
 * arguments.
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
      // Services never redirect; the target of an intermediary's redirect would get password and token.
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

const plain = /^[!-~](?:[ -~]*[!-~])?$|^$/

/**
 * Encodes a parameter for a header (decision D9, G-55): printable ASCII without `%` and outer spaces is unchanged,
 * anything else percent-encoded as UTF-8.
 */
export function headerValue(value: string): string {
  return plain.test(value) && !value.includes('%') ? value : encodeURIComponent(wellFormed(value))
}

/** Most parallel calls: the HTTP/1.1 connections of browsers per host. */
export const callsAtOnce = 6
