import type { Random } from '../store/random.ts'

const dayMs = 86_400_000
const firstDay = Date.UTC(2024, 0, 1)
const days = 900

/** A moment between January 2024 and June 2026, from the random sequence. */
export function pastTime(random: Random): string {
  return new Date(firstDay + random.below(days) * dayMs + random.below(dayMs / 1000) * 1000).toISOString()
}

/** The day `count` days after `day`, both like `2030-05-17`. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}
