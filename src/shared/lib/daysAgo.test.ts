import { daysAgo } from './daysAgo.ts'

const now = new Date(2026, 2, 15, 9, 30).getTime()

describe('how many days ago a record was changed', () => {
  it.each([
    ['2026-03-15T23:59:00Z', 'es', 'hoy'],
    ['2026-03-14', 'es', 'ayer'],
    ['2026-03-12T10:00:00', 'es', 'hace 3 días'],
    ['2026-03-12T10:00:00', 'en', '3 days ago'],
    ['2026-03-12T10:00:00', 'pt', 'há 3 dias'],
    ['2026-02-13T00:00:00', 'es', 'hace 30 días'],
  ])('%s in %s is %s', (iso, language, words) => {
    expect(daysAgo(iso, now, language)).toBe(words)
  })

  it.each([['2026-02-12'], ['2026-03-16'], ['yesterday'], [''], [null], [undefined]])(
    '%s is told by its date or not at all',
    (iso) => {
      expect(daysAgo(iso, now, 'es')).toBeNull()
    },
  )
})
