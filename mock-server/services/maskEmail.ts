/** `***` and the local part from its middle on; one or two letters are hidden completely (FMT-01, S-32, decision D11). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const shown = local.length > 2 ? local.slice(Math.ceil(local.length / 2)) : ''
  return `***${shown}${email.slice(at)}`
}
