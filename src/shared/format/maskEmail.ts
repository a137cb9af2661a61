/**
 * An e-mail as it may be shown: `***`, the local part from its middle on, the domain (FMT-01, S-32). One or two letters
 * are hidden whole (decision D11); what came masked stays as it is.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (email.startsWith('***') || at < 0) return email
  const local = [...email.slice(0, at)]
  const shown = local.length > 2 ? local.slice(Math.ceil(local.length / 2)).join('') : ''
  return `***${shown}${email.slice(at)}`
}
