/** The form of an e-mail address, without a pattern that could run away; judge the length before. */
export function isEmail(text: string): boolean {
  const [local, domain, ...more] = text.split('@')
  if (local === undefined || domain === undefined || more.length > 0) return false
  const labels = domain.split('.')
  return (
    local.split('.').every((part) => /^[^\s.]+$/.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => /^[^\s.-]$|^[^\s.-][^\s.]*[^\s.-]$/.test(label)) &&
    /^[A-Za-z]{2,}$/.test(labels.at(-1)!)
  )
}
