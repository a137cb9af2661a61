import type { PageConfig } from './pageConfig.ts'

type Policy = {
  nonce: string
  /** Value of the Host header; its socket address is allowed too, because in some browsers `'self'` is not enough. */
  host: string
  isSecure: boolean
  config: PageConfig
  /** Further Trusted Types policies, of development tools. */
  toolPolicies?: readonly string[] | undefined
}

/** Policy of answers that are no page: nothing is allowed. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Address for reports of policy violations. */
export const reportsPath = '/policy-reports'

/**
 * Device features: only writing to the clipboard. Browsers warn about unknown features, so each listed one exists
 * somewhere; Chromium on Linux lacks bluetooth and web-share. sync-xhr stays allowed, because such a call would throw.
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
function commonHeaders(isSecure: boolean): Record<string, string> {
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

/** Content Security Policy of the page, without any `unsafe-`. */
function contentPolicy({ nonce, host, isSecure, config, toolPolicies = [] }: Policy): string {
  const services = originsOf([config.authentication, config.security])
  const sockets = services.map((origin) => origin.replace(/^http/, 'ws'))
  // A host name with an underscore is no valid source; `'self'` must suffice.
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
    // A form whose handler failed must not put a password into the address.
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    // `default` is defined in the page: no markup, and scripts of this origin only.
    `require-trusted-types-for 'script'`,
    `trusted-types ${['default', 'dompurify', ...toolPolicies].join(' ')}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
    `report-uri ${reportsPath}`,
    `report-to policy`,
  ]
    .map((directive) => directive.trim().replace(/ +/g, ' '))
    .join('; ')
}

/** Distinct absolute addresses; paths of this origin need no entry, anything else is invalid. */
function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []))
  return [...new Set(origins)]
}
