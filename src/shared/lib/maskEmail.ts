/**
 * Three stars and the local part from its middle on; a local part of one or two letters is hidden whole (G32, decision
 * D11). What a service has already masked stays as it is; what is no e-mail is hidden.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return '***'
  const local = [...email.slice(0, at)]
  const domain = email.slice(at)
  if (email.startsWith('***')) return email
  return `***${local.length <= 2 ? '' : local.slice(Math.ceil(local.length / 2)).join('')}${domain}`
}
