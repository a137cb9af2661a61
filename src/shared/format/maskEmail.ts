/**
 * Masked e-mail: `***`, the second half of the local part, the domain (FMT-01, S-32). One or two letters are hidden
 * completely (decision D11); a masked one is unchanged.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (email.startsWith('***') || at < 0) return email
  const local = [...email.slice(0, at)]
  const shown = local.length > 2 ? local.slice(Math.ceil(local.length / 2)).join('') : ''
  return `***${shown}${email.slice(at)}`
}
