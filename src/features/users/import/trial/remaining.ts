/** Answers before which nothing is said of the time that is left. */
const leastAnswers = 20

type Pace = {
  answered: number
  total: number
  /** Under way at this moment. */
  inFlight: number
  /** How long it has been at it, without pauses, ms. */
  activeMs: number
}

/** How long the rest will take at the rate so far, ms; null as long as that is a guess. What is under way is half done. */
export function remainingMs({ answered, total, inFlight, activeMs }: Pace): number | null {
  if (answered < leastAnswers || answered >= total) return null
  const done = Math.min(total, answered + inFlight / 2)
  return (activeMs / done) * (total - done)
}

/** A time in words: `unit` and how many of it, rounded by less than a fifth. */
export function roundedTime(ms: number): { unit: 'moment' } | { unit: 'seconds' | 'minutes'; count: number } {
  const seconds = ms / 1_000
  if (seconds < 8) return { unit: 'moment' }
  if (seconds < 30) return { unit: 'seconds', count: Math.round(seconds / 2) * 2 }
  if (seconds < 150) return { unit: 'seconds', count: Math.round(seconds / 10) * 10 }
  return { unit: 'minutes', count: Math.round(seconds / 60) }
}
