import { availableParallelism, loadavg } from 'node:os'

/** What a step may take on a machine that has nothing else to do, ms. */
const quietMs = 2_000
const mostMs = 15_000

/**
 * How long a test waits for what does not come, ms: two seconds, and as many times more as processes wait for each core.
 * Among the other checks of `npm test` it is at least six, since the load of the last minute tells late.
 */
export function patience(
  load = loadavg()[0]!,
  cores = availableParallelism(),
  isInCi = Boolean(process.env['CI']),
): number {
  return Math.round(Math.min(mostMs, quietMs * Math.max(isInCi ? 3 : 1, load / cores)))
}
