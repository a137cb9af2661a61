/** @jest-environment node */
import { brokenPlace, deepest, tooDeepPlace } from './jsonPlace.ts'

it.each([
  ['nothing', '', 1, 1, true],
  ['only a brace', '{', 1, 2, true],
  ['cut in a name', '{\n  "na', 2, 3, true],
  ['cut in a text', '{"a": "b\\"c', 1, 7, true],
  ['cut in a word', '{"a": tru', 1, 7, true],
  ['cut after a comma', '{"a": 1,\n', 2, 1, true],
  ['cut in a list', '[1, 2', 1, 6, true],
  ['a comma too many', '{"a": 1,}', 1, 9, false],
  ['a comma too few', '{"a": 1 "b": 2}', 1, 9, false],
  ['a comma too many in a list', '[1,]', 1, 4, false],
  ['a colon too few', '{"a" 1}', 1, 6, false],
  ['a name without quotes', '{\r\n\ta: 1}', 2, 2, false],
  ['single quotes', "{'a': 1}", 1, 2, false],
  ['the other bracket', '{"a": [1}', 1, 9, false],
  ['a bracket too many', '[]]', 1, 3, false],
  ['two values', '{} {}', 1, 4, false],
  ['a line break in a text', '{"a": "b\nc"}', 1, 7, false],
  ['an escape that is none', String.raw`{"a": "\x"}`, 1, 7, false],
  ['a word that is none', '{"a": undefined}', 1, 7, false],
  ['a number as nobody writes it', '{"a": 01}', 1, 8, false],
  ['a comment', '{"a": 1} // so', 1, 10, false],
  ['a picture', '\uFFFDPNG\r\n', 1, 1, false],
])('says where a text stops being JSON: %s [beyond 32]', (_case, text, line, column, isCut) => {
  expect(() => void JSON.parse(text)).toThrow(SyntaxError)
  expect(brokenPlace(text)).toEqual({ line, column, isCut })
})

it('finds the place in a text of millions of characters', () => {
  expect(brokenPlace(`["${'a'.repeat(3_000_000)}" 1]`)).toMatchObject({ line: 1, column: 3_000_005 })
})

it('finds too deep nesting, ignoring brackets in strings', () => {
  expect(tooDeepPlace('['.repeat(deepest) + ']'.repeat(deepest))).toBeNull()
  expect(tooDeepPlace(`\n${'['.repeat(deepest + 1)}`)).toEqual({ line: 2, column: deepest + 1 })
  expect(tooDeepPlace(`{"a": "${'['.repeat(200)}\\"${'{'.repeat(200)}"}`)).toBeNull()
  expect(tooDeepPlace('[]'.repeat(500))).toBeNull()
})
