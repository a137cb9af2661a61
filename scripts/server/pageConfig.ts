/** The configuration that a host writes into the page; fields as in src/shared/config.ts. */
export type PageConfig = {
  authentication: string
  security: string
  linkKey: string
  logoutVerify: string | null
  endSession: string | null
  suiteOrigins: readonly string[]
  imageOrigins: readonly string[]
}

/** The configuration of a host that proxies the two services. */
export function sameOriginConfig(linkKey: string): PageConfig {
  return {
    authentication: '/authentication',
    security: '/security',
    linkKey,
    logoutVerify: '/security/logout/verify',
    endSession: null,
    suiteOrigins: [],
    imageOrigins: [],
  }
}
