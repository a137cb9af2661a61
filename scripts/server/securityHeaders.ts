import type { PageConfig } from './pageConfig.ts'

export type Policy = {
  nonce: string
  /** Value of the Host header; its socket address is allowed besides `'self'`, which some browsers need. */
  host: string
  isSecure: boolean
  config: PageConfig
  /** The one origin that may show the page in a frame; none by default. */
  framedBy?: string | undefined
}

/** The headers of every answer, pages and files alike. deploy/nginx/security-headers.conf says the same. */
export function commonHeaders(isSecure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'none',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // sync-xhr stays allowed: a policy that forbids it makes such a call throw.
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-read=()',
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** What the page may load, send to and be embedded in. No `unsafe-` anywhere. */
export function contentPolicy({ nonce, host, isSecure, config, framedBy }: Policy): string {
  const services = serviceOrigins(config)
  const sockets = services.map((origin) => origin.replace(/^http/, 'ws'))
  // A name with an underscore is no source that a policy can hold; `'self'` has to do there.
  const ownSocket = /^[a-z\d.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host)
    ? `${isSecure ? 'wss' : 'ws'}://${host}`
    : ''
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${[...services, ...originsOf(config.imageOrigins)].join(' ')}`,
    `font-src 'self'`,
    `connect-src 'self' ${[ownSocket, ...services, ...sockets].join(' ')}`,
    `manifest-src 'self'`,
    `worker-src 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    // The net under every form: one whose handler failed must not put a password into the address.
    `form-action 'none'`,
    `frame-ancestors ${framedBy ?? "'none'"}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ]
    .map((directive) => directive.trim().replace(/ +/g, ' '))
    .join('; ')
}

/** Origins of services that live elsewhere; a path of this origin needs no mention. */
function serviceOrigins({ authentication, security }: PageConfig): string[] {
  return originsOf([authentication, security])
}

/** Each once; what is no whole address is left out, so that nothing else gets into the policy. */
function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []))
  return [...new Set(origins)]
}
