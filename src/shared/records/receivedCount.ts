/** A count as the services send it: a number, or text of one; nothing and nonsense count as none. */
export function receivedCount(value: unknown): number {
  const number = Math.floor(Number(value ?? 0))
  return number > 0 && Number.isFinite(number) ? number : 0
}
