let ahead: number | null = null

/**
 * Every answer brings the service's time, in whole seconds; one of another origin only where that exposes `Date`. `cameAt`
 * is when it came, local time in ms.
 */
export function noteServiceTime(date: string | null, cameAt: number): void {
  const at = Date.parse(date ?? '')
  if (at) ahead = cameAt - at
}

/** How far the machine's clock is ahead of the service's, ms; null until an answer has brought its time. */
export function clockAhead(): number | null {
  return ahead
}
