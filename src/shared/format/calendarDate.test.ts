/** @jest-environment node */
import {
  addMonths,
  dateProblem,
  fromDate,
  isCalendarDate,
  limitDate,
  moveDate,
  readTypedDate,
  shownDate,
  toDate,
} from './calendarDate.ts'

describe('a calendar date', () => {
  it.each([
    ['2025-11-21', true],
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2025-13-01', false],
    ['2025-11-31', false],
    ['0099-01-01', false],
    ['2025-1-1', false],
    ['21/11/2025', false],
    ['', false],
  ])('%j exists: %s', (text, exists) => {
    expect(isCalendarDate(text)).toBe(exists)
  })

  it.each([
    ['21/11/2025', '2025-11-21'],
    ['1/2/2026', '2026-02-01'],
    [' 01-02-2026 ', '2026-02-01'],
    ['01.02.2026', '2026-02-01'],
    ['2026-02-01', '2026-02-01'],
    ['31/02/2026', null],
    ['11/21/2025', null],
    ['1/2/26', null],
    ['mañana', null],
    ['', null],
  ])('typed as %j is %j', (typed, text) => {
    expect(readTypedDate(typed)).toBe(text)
  })

  it.each([
    ['2025-11-21', '21/11/2025'],
    ['mañana', 'mañana'],
    ['', ''],
  ])('%j is shown as %j', (text, shown) => {
    expect(shownDate(text)).toBe(shown)
  })

  it.each([
    ['', {}, null],
    ['mañana', {}, 'invalid'],
    ['2025-11-20', { min: '2025-11-21' }, 'early'],
    ['2025-11-21', { min: '2025-11-21', max: '2025-11-21' }, null],
    ['2025-11-22', { max: '2025-11-21' }, 'late'],
  ])('%j within %j: %j', (text, limits, problem) => {
    expect(dateProblem(text, limits)).toBe(problem)
  })

  it.each([
    ['2025-11-20', '2025-11-21'],
    ['2025-11-25', '2025-11-25'],
    ['2025-12-01', '2025-11-30'],
  ])('%j is limited to %j', (text, limited) => {
    expect(limitDate(text, { min: '2025-11-21', max: '2025-11-30' })).toBe(limited)
  })

  it.each([
    ['ArrowLeft', false, '2026-02-28'],
    ['ArrowRight', false, '2026-03-02'],
    ['ArrowUp', false, '2026-02-22'],
    ['ArrowDown', false, '2026-03-08'],
    ['Home', false, '2026-02-23'],
    ['End', false, '2026-03-01'],
    ['PageUp', false, '2026-02-01'],
    ['PageDown', false, '2026-04-01'],
    ['PageUp', true, '2025-03-01'],
    ['PageDown', true, '2027-03-01'],
    ['a', false, null],
  ])('%s with shift %s leads from the first of March to %j', (key, isShift, to) => {
    expect(moveDate('2026-03-01', key, isShift)).toBe(to)
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('%s and %i months are %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to)
  })

  it('is the same day after it was a Date, on days without a midnight too', () => {
    for (const text of ['2026-03-08', '2025-11-21', '2018-11-04', '2026-12-31'])
      expect(fromDate(toDate(text))).toBe(text)
  })
})
