/** @jest-environment node */
import { searchText } from '#shared/list/listParams.ts'
import { foldText } from './foldText.ts'
import { identifier, withoutInvisible } from './identifier.ts'

const signs = [
  ['a zero-width space', '\u200B'],
  ['a zero-width joiner', '\u200D'],
  ['a mark of direction', '\u200E'],
  ['the start of an embedding', '\u202A'],
  ['an isolate', '\u2068'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\uFEFF'],
  ['a soft hyphen', '\u00AD'],
  ['a variation selector', '\uFE0F'],
  ['a Hangul filler', '\u3164'],
  ['a tag', '\u{E0061}'],
] as const

describe.each(signs)('%s in a pasted text', (_name, sign) => {
  it('is ignored in identifiers, searches and comparisons [T24, T113]', () => {
    const pasted = `${sign}Maria.${sign}Gomez${sign}`
    expect(identifier(pasted)).toBe('Maria.Gomez')
    expect(searchText(pasted)).toBe('Maria.Gomez')
    expect(foldText(pasted)).toBe('maria.gomez')
  })
})

it.each([
  ['maria. gomez', 'maria.gomez'],
  [' maria.gomez\n', 'maria.gomez'],
  ['\u00A0maria\u202F.gomez\t', 'maria.gomez'],
  ['maria@ suite. test', 'maria@suite.test'],
  ['maria gomez', 'maria gomez'],
  ['mari\u0301a', 'maría'],
  ['maría@suite.test', 'maría@suite.test'],
  ['\u0085maria', '\u0085maria'],
  ['\u202Eairam', '\u202Eairam'],
])('%j names %j', (typed, meant) => {
  expect(identifier(typed)).toBe(meant)
})

it.each([
  ['Luisa\u00A0Mora', 'Luisa Mora'],
  ['Luisa \t Mora', 'Luisa Mora'],
])('%j is searched as %j', (typed, searched) => {
  expect(searchText(typed)).toBe(searched)
})

it('keeps visible letters of any alphabet', () => {
  expect(withoutInvisible('Ñandú 李 שלום e\u0301')).toBe('Ñandú 李 שלום e\u0301')
})
