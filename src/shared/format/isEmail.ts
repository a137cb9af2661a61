/** Checks exactly the decided pattern of e-mail addresses (S-13, decision D32); check the length before. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/.test(text)
}
