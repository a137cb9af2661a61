/** A bar moves this often, in ms (CLM-05). */
export const progressStepMs = 500

/** It stays this long after the answer, in ms (SUI-14). */
export const progressRestMs = 2_000

/** The largest part that is shown before the answer, in percent. */
const mostBefore = 95

/** After this time, in ms, about two thirds are shown. */
const usualMs = 3_000

/** How much of an upload is shown as done after some ms without an answer: a browser does not say how much was sent. */
export function percentAfter(ms: number): number {
  return Math.min(mostBefore, Math.round(100 * (1 - Math.exp(-ms / usualMs))))
}
