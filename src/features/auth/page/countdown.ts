/** Pause between two mails of the same kind, in ms (RSD-09, S-15). */
export const nextMailMs = 60_000

/** mm:ss; minutes run past 59 (LCK-09, S-10). */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/** mm:ss from a minute up, else bare seconds, which need a label (RSD-10 to RSD-12, S-19). */
export function countdownText(seconds: number): { time: string; hasLabel: boolean } {
  return seconds >= 60
    ? { time: clockText(seconds), hasLabel: false }
    : { time: String(seconds), hasLabel: true }
}
