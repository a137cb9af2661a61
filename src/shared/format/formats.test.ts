/** @jest-environment node */
import { formatDate } from './formatDate.ts'
import { formatDocument } from './formatDocument.ts'

it.each([
  ['2026-03-04T15:20:00Z', '04/03/2026'],
  ['2026-01-01T00:30:00+14:00', '01/01/2026'],
  ['2025-12-31T23:59:59.999Z', '31/12/2025'],
  ['2024-02-29', '29/02/2024'],
  ['04/03/2026', '04/03/2026'],
  ['2026-03-04x', '2026-03-04x'],
  ['', '—'],
  [null, '—'],
  [undefined, '—'],
])('formats the date %j as %s in every time zone [FMT-03]', (iso, shown) => {
  expect(formatDate(iso)).toBe(shown)
})

it.each([
  ['1234567890', '1.234.567.890'],
  ['1234', '1.234'],
  ['999', '999'],
  ['9007199254740993', '9.007.199.254.740.993'],
  ['12345678901234567890', '12.345.678.901.234.567.890'],
])('groups the number %s as %s [USR-05, FMT-02]', (document, shown) => {
  expect(formatDocument(document)).toBe(shown)
})

it.each(['AB123456', '0012345', '0', '12 345', '12.345', '-1234', '１２３４', '', '1e9'])(
  'does not change %j [USR-06]',
  (document) => {
    expect(formatDocument(document)).toBe(document)
  },
)

it.each([21, 100_000])('does not change a number of %i digits [USR-06] [T23]', (length) => {
  const digits = '9'.repeat(length)
  expect(formatDocument(digits)).toBe(digits)
})
