type DayPart = 'morning' | 'afternoon' | 'evening'

/** The greeting for an hour of the day (0 to 23). */
export function dayPart(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 19 ? 'afternoon' : 'evening'
}
