/** A count as the services send it, a number or text: nothing and nonsense count as none. */
export function wholeNumber(value: unknown): number {
  const number = Math.floor(Number(value ?? 0))
  return number > 0 && Number.isFinite(number) ? number : 0
}
