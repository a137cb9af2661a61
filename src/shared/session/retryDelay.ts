const steps = [0, 2_000, 10_000, 30_000, 60_000] as const
const last = 60_000
const leastSpread = 1_000

/**
 * Milliseconds to wait after this many consecutive failures: 0, 2, 10, 30, then always 60 s, plus jitter of up to a
 * quarter (at least one second) by `random` (0 to 1), so that tabs do not reconnect all at once (hardening T35).
 */
export function retryDelay(failures: number, random: number): number {
  const base = steps[failures] ?? last
  return base + Math.floor(random * Math.max(leastSpread, base / 4))
}
