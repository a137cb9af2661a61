/** Parses a count sent as number or text; 0 if invalid. */
export function receivedCount(value: unknown): number {
  const number = Math.floor(Number(value ?? 0))
  return number > 0 && Number.isFinite(number) ? number : 0
}
