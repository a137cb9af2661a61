/** What a host writes into the page for the portal; the fields are those of src/shared/config.ts. */
export type PageConfig = {
  authentication: string
  security: string
  linkKey: string
  logoutVerify: string | null
  endSession: string | null
  suiteOrigins: readonly string[]
  imageOrigins: readonly string[]
}

/** The configuration of a host whose own origin passes the two services on. */
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
