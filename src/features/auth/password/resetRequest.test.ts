/** @jest-environment node */
import { requestProblem } from './resetRequest.ts'

const local = (length: number): string => 'a'.repeat(length)

describe('the typed user of a reset', () => {
  it.each([
    ['maria@suite.test', null],
    ['  maria@suite.test ', null],
    ['maria+x@suite.co', null],
    ['\u202Amaria. gomez@suite.test\u00A0', null],
    ['', 'required'],
    ['   ', 'required'],
    ['maria', 'format'],
    ['maria@suite', 'format'],
    ['maria@suite.t', 'format'],
    ['maria@suite.c0', 'format'],
    ['maria gomez@suite.test', 'format'],
    ['maria@@suite.test', 'format'],
    [`${local(92)}@suite.co`, 'tooLong'],
    [`${local(91)}@suite.co`, null],
  ])('%j as an e-mail: %s [RST-06, RST-08, RST-09]', (typed, problem) => {
    expect(requestProblem(typed, 'email')).toBe(problem)
  })

  it.each([
    ['maria.gomez', null],
    ['maria@suite.test', null],
    ['MARIA_G-1@x', null],
    ['maria gomez', 'format'],
    ['maría', 'format'],
    ['', 'required'],
    [local(101), 'tooLong'],
  ])('%j as an e-mail or user name: %s [RST-01]', (typed, problem) => {
    expect(requestProblem(typed, 'emailOrUser')).toBe(problem)
  })
})
