/** Target index of a key in a grid of `count` cells, `columns` in a row; null for other keys. */
export function nextPlace(
  key: string,
  at: number,
  { count, columns }: { count: number; columns: number },
): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -4 * columns,
    PageDown: 4 * columns,
  }
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = Object.hasOwn(steps, key) ? steps[key]! : null
  if (step === null) return null
  if (Math.abs(step) <= columns) return at + step >= 0 && at + step < count ? at + step : at
  return Math.max(0, Math.min(count - 1, at + step))
}
