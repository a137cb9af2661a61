/** True for the origins of this machine, http://localhost and http://*.localhost with any port. */
export function isOwnOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  return /^https?:$/.test(protocol) && (hostname === 'localhost' || hostname.endsWith('.localhost'))
}
