let ahead: number | null = null

/**
 * Notes the service's time from the `Date` of an answer, in whole seconds; another origin has to expose it. `cameAt`:
 * its arrival, local time in ms.
 */
export function noteServiceTime(date: string | null, cameAt: number): void {
  const at = Date.parse(date ?? '')
  if (at) ahead = cameAt - at
}

/** Local minus service clock in ms; null before the first answer. */
export function clockAhead(): number | null {
  return ahead
}
