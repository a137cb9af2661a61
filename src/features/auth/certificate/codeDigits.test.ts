/** @jest-environment node */
import { codeDigits, codeProblem } from './codeDigits.ts'

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
