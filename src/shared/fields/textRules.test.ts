/** @jest-environment node */
import { i18n } from '#shared/texts/i18n.ts'
import type { ruled } from './textRules.ts'
import { chosen, line, lineUpTo, textProblem } from './textRules.ts'

const capitals = line(5, (text) => (/^[A-Z]+$/.test(text) ? null : 'capitals'))

function problemOf(rule: ReturnType<typeof ruled>, text: string): string | null {
  return rule.safeParse(text).error?.issues[0]?.message ?? null
}

it.each([
  ['', 'required'],
  [' \t', 'required'],
  ['ABCDE', null],
  [' ABCDE ', null],
  ['ABCDEF', 'tooLong:5'],
  ['abcdef', 'tooLong:5'],
  ['abc', 'capitals'],
])('of the line %p is said %p [T23]', (text, problem) => {
  expect(problemOf(capitals, text)).toBe(problem)
})

it.each([
  ['', null],
  ['abcde', null],
  ['     abcde', null],
  ['abcdef', 'tooLong:5'],
])('of the text %p, which may be left out, is said %p', (text, problem) => {
  expect(problemOf(lineUpTo(5), text)).toBe(problem)
})

it.each([
  ['', 'required'],
  ['7', null],
])('of the choice %p is said %p', (text, problem) => {
  expect(problemOf(chosen, text)).toBe(problem)
})

it.each([
  ['es', 'required', 'Campo obligatorio.'],
  ['es', 'tooLong:50', 'Debe tener máximo 50 caracteres.'],
  ['en', 'tooLong:100', 'Must have at most 100 characters.'],
  ['es', 'tooLong:', null],
  ['es', 'tooLong:50 or so', null],
  ['es', 'nameFormat', null],
] as const)('in %s the problem %p is %p', (language, problem, words) => {
  i18n.changeLanguage(language)
  expect(textProblem(problem)).toBe(words)
})
