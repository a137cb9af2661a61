/** @jest-environment node */
import { setupI18n } from '@lingui/core'
import { compileTexts, withForm, type Texts } from './compileTexts.ts'

const days = {
  days_one: '{{count}} día de {{name}}',
  days_other: '{{count}} días de {{name}}',
}

function textOf(
  texts: Texts,
  key: string,
  values: Record<string, string | number> = {},
  locale = 'es',
): string {
  const lingui = setupI18n({ locale, messages: { [locale]: compileTexts(texts, 'ns:') } })
  return lingui.t(`ns:${key}`, withForm(locale, values))
}

it.each<[string, Texts, string, Record<string, string | number>, string]>([
  ['plain', { yes: "Sí, 'así' {o} #" }, 'yes', {}, "Sí, 'así' {o} #"],
  ['with places', { range: '{{from}}–{{to}} de {{from}}' }, 'range', { from: 0, to: 'a' }, '0–a de 0'],
  ['in a group', { a: { b: { c: 'Hondo' } } }, 'a.b.c', {}, 'Hondo'],
  ['in its form for one', days, 'days', { count: 1, name: 'Ana' }, '1 día de Ana'],
  ['in its form for none', days, 'days', { count: 0, name: '#' }, '0 días de #'],
  ['in its form for many', days, 'days', { count: 1_000_000, name: '' }, '1000000 días de '],
  ['with its count as a number', { rows_other: '{{number}} filas' }, 'rows', { count: 1234 }, '1.234 filas'],
  ['in a form of its own for many', { ...days, days_many: 'Muchos' }, 'days', { count: 2_000_000 }, 'Muchos'],
  ['in a form inside a group', { a: days }, 'a.days', { count: 2, name: 'x' }, '2 días de x'],
])('a text %s', (_what, texts, key, values, expected) => {
  expect(textOf(texts, key, values)).toBe(expected)
})

it('uses the plural rules of the language', () => {
  const texts = { days_one: 'one', days_other: 'other' }
  const forms = (locale: string): string[] =>
    [0, 1, 2].map((count) => textOf(texts, 'days', { count }, locale))
  expect([forms('en'), forms('pt')]).toEqual([
    ['other', 'one', 'other'],
    ['one', 'one', 'other'],
  ])
})

it('uses no number formats, whose data would block the page', () => {
  const numbers = jest.spyOn(Intl, 'NumberFormat')
  // A language not used before, because loaded data is cached.
  expect(textOf(days, 'days', { count: 3, name: 'Ana' }, 'fr')).toBe('3 días de Ana')
  expect(numbers).not.toHaveBeenCalled()
})
