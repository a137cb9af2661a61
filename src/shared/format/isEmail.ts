/** The decided form of an e-mail address and nothing stricter (S-13, decision D32); judge the length before. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/.test(text)
}
