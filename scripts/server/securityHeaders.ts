import type { PageConfig } from './pageConfig.ts'

export type Policy = {
  nonce: string
  /** Value of the Host header; its socket address is allowed besides `'self'`, which some browsers need. */
  host: string
  isSecure: boolean
  config: PageConfig
  /** Trusted Types policies of tools that work in the page besides those of the portal. */
  toolPolicies?: readonly string[] | undefined
}

/** What an answer that is no page may do where somebody opens it: nothing. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Where browsers report what a policy stopped. */
export const reportsPath = '/policy-reports'

/**
 * What a page may use of the device: to copy a reference, nothing else. Browsers warn of features that they do not know:
 * none is here that all lack, but Chromium on Linux has neither bluetooth nor web-share. sync-xhr stays allowed, as a
 * policy that forbids it makes such a call throw.
 */
const permissionsPolicy = [
  ...[
    'accelerometer',
    'autoplay',
    'bluetooth',
    'camera',
    'clipboard-read',
    'cross-origin-isolated',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'gamepad',
    'geolocation',
    'gyroscope',
    'hid',
    'identity-credentials-get',
    'idle-detection',
    'keyboard-map',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'otp-credentials',
    'payment',
    'picture-in-picture',
    'publickey-credentials-create',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'storage-access',
    'usb',
    'web-share',
    'window-management',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
].join(', ')

/** The headers of every answer. deploy/nginx/common-headers.conf says the same. */
export function commonHeaders(isSecure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'none',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** The headers of files, errors and redirects. deploy/nginx/security-headers.conf says the same. */
export function closedHeaders(isSecure: boolean): Record<string, string> {
  return { ...commonHeaders(isSecure), 'Content-Security-Policy': closedPolicy }
}

/** The headers of a page. deploy/nginx/page.conf says the same. */
export function pageHeaders(policy: Policy): Record<string, string> {
  return {
    ...commonHeaders(policy.isSecure),
    'Content-Security-Policy': contentPolicy(policy),
    'Permissions-Policy': permissionsPolicy,
    'Reporting-Endpoints': `policy="${reportsPath}"`,
  }
}

/** What the page may load, send to and be embedded in. No `unsafe-` anywhere. */
export function contentPolicy({ nonce, host, isSecure, config, toolPolicies = [] }: Policy): string {
  const services = originsOf([config.authentication, config.security])
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
    `frame-ancestors 'none'`,
    // `default` stands in the page itself: it lets no markup through, and scripts of this origin alone.
    `require-trusted-types-for 'script'`,
    `trusted-types ${['default', 'dompurify', ...toolPolicies].join(' ')}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
    `report-uri ${reportsPath}`,
    `report-to policy`,
  ]
    .map((directive) => directive.trim().replace(/ +/g, ' '))
    .join('; ')
}

/** Each once; what is no whole address is left out: a path of this origin needs no mention, and nothing else gets in. */
function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []))
  return [...new Set(origins)]
}
