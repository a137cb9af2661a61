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
])('the line %p has the problem %p [T23]', (text, problem) => {
  expect(problemOf(capitals, text)).toBe(problem)
})

it.each([
  ['', null],
  ['abcde', null],
  ['     abcde', null],
  ['abcdef', 'tooLong:5'],
])('the optional text %p has the problem %p', (text, problem) => {
  expect(problemOf(lineUpTo(5), text)).toBe(problem)
})

it.each([
  ['', 'required'],
  ['7', null],
])('the choice %p has the problem %p', (text, problem) => {
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
