/** @jest-environment node */
import { wellFormed } from './wellFormed.ts'

it.each([
  ['', ''],
  ['Ana', 'Ana'],
  ['🙂 y 𝒜', '🙂 y 𝒜'],
  ['a\uD83D', 'a\uFFFD'],
  ['\uDE42b', '\uFFFDb'],
  ['\uDE42\uD83D', '\uFFFD\uFFFD'],
])('%j without lone surrogates is %j', (text, whole) => {
  expect(wellFormed(text)).toBe(whole)
  expect(wellFormed(text)).toBe(text.toWellFormed())
})
