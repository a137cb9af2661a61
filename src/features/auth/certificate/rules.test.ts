/** @jest-environment node */
import {
  codeDigits,
  codeProblem,
  documentNumberProblem,
  plainNumber,
  type DocumentNumberProblem,
} from './rules.ts'

describe('codeDigits', () => {
  it.each([
    [' 012 345 ', '012345'],
    ['Tu código: 012345.', '012345'],
    ['０１２３４５', '012345'],
    ['012-345', '012345'],
    ['01234567', '012345'],
    ['abc', ''],
    ['', ''],
  ])('of %p are %p [COD-07]', (text, digits) => {
    expect(codeDigits(text)).toBe(digits)
  })
})

describe('codeProblem', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['12345', 'format'],
    ['1234567', 'format'],
    ['12a456', 'format'],
    ['012345', null],
  ])('of %p is %p [COD-05, COD-06]', (code, problem) => {
    expect(codeProblem(code)).toBe(problem)
  })
})

describe('documentNumberProblem', () => {
  it.each<[string, DocumentNumberProblem | null]>([
    ['1032456789', null],
    ['12345', null],
    ['123456789012345', null],
    [' 1 032 456 789 ', null],
    ['１０３２４５６', null],
    ['\u202D1032456\u202C', null],
    ['00012345', null],
    ['1234', 'numeric'],
    ['1234567890123456', 'numeric'],
    ['1.032.456', 'numeric'],
    ['AB12345', 'numeric'],
    ['-12345', 'numeric'],
    ['1e5000', 'numeric'],
    ['', 'required'],
    ['   ', 'required'],
  ])('of %p for a numeric type is %p [CLG-09, CLG-10, CLG-12]', (typed, problem) => {
    for (const code of ['CC', 'NIT', null, undefined, ''])
      expect(documentNumberProblem(code, typed)).toBe(problem)
  })

  it.each<[string, DocumentNumberProblem | null]>([
    ['AR123456', null],
    ['abcde', null],
    ['12345', null],
    ['A23456789012345', null],
    ['AB12', 'min'],
    ['A234567890123456', 'max'],
    ['AR-12345', 'alphanumeric'],
    ['ÑANDÚ1', 'alphanumeric'],
    ['', 'required'],
  ])('of %p for PA is %p [CLG-11, CLG-12]', (typed, problem) => {
    for (const code of ['PA', 'pa', ' PA ']) expect(documentNumberProblem(code, typed)).toBe(problem)
  })
})

describe('plainNumber', () => {
  it('keeps leading zeros and removes copied spaces', () => {
    expect(plainNumber('\u00a0０１2 345\t')).toBe('012345')
  })
})
