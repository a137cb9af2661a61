import { clockText } from '../lockCountdown.ts'

/** From a minute up mm:ss, below it bare seconds, which then have a label (RSD-10 to RSD-12, S-19). */
export function countdownText(seconds: number): { time: string; hasLabel: boolean } {
  return seconds >= 60
    ? { time: clockText(seconds), hasLabel: false }
    : { time: String(seconds), hasLabel: true }
}
