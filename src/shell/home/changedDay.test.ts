import { changedDay } from './changedDay.ts'

const now = new Date(2026, 10, 21, 9)

it.each<[iso: string | null, language: string, words: string | null]>([
  ['2026-11-21T23:59:59Z', 'es', 'hoy'],
  ['2026-11-22T01:00:00Z', 'es', 'hoy'],
  ['2026-11-20T00:00:00', 'es', 'ayer'],
  ['2026-11-18', 'es', 'hace 3 días'],
  ['2026-11-15T12:00:00Z', 'en', '6 days ago'],
  ['2026-11-20', 'pt', 'ontem'],
  ['2026-11-14T12:00:00Z', 'es', '14/11/2026'],
  ['2024-02-29', 'es', '29/02/2024'],
  ['yesterday', 'es', null],
  ['', 'es', null],
  [null, 'es', null],
])('%j is said in %s as %j', (iso, language, words) => {
  expect(changedDay(iso, now, language)).toBe(words)
})
