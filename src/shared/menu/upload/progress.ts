/** Interval of progress updates in ms (CLM-05). */
export const progressStepMs = 500

/** Time in ms that the bar stays after the answer (SUI-14). */
export const progressRestMs = 2_000

/** Highest percentage before the answer. */
const mostBefore = 95

/** Time in ms after which about two thirds are shown. */
const usualMs = 3_000

/** Estimated percentage after `ms` without an answer, because browsers do not report sent bytes. */
export function percentAfter(ms: number): number {
  return Math.min(mostBefore, Math.round(100 * (1 - Math.exp(-ms / usualMs))))
}
