/** @jest-environment node */
import { loginAnswer, type LoginAnswer } from '#contracts/auth.ts'
import { attemptsLeft, lockSeconds, loginOutcome, type LoginOutcome } from './loginOutcome.ts'

const url = 'http://localhost/'

describe('loginOutcome', () => {
  it.each<[string, LoginAnswer, number, LoginOutcome]>([
    ['status 200 with a url goes there [LCK-03]', { url }, 200, { kind: 'go', target: url }],
    ['urlApp stands in for url', { urlApp: url }, 200, { kind: 'go', target: url }],
    ['url comes before urlApp', { url, urlApp: 'https://app.test/' }, 200, { kind: 'go', target: url }],
    ['an empty url is none', { url: '', urlApp: url }, 200, { kind: 'go', target: url }],
    [
      'A10 opens the address with any status [LCK-04]',
      { informationCode: 'A10', url },
      400,
      { kind: 'go', target: url },
    ],
    ['A20 goes to the address [LCK-04]', { code: 'A20', urlApp: url }, 400, { kind: 'go', target: url }],
    [
      'A10 without an address is an error',
      { informationCode: 'A10' },
      200,
      { kind: 'refused', message: null },
    ],
    [
      'an information code shows its message [LCK-05]',
      { informationCode: 'I05', message: 'Aviso' },
      200,
      { kind: 'alert', message: 'Aviso' },
    ],
    [
      'R13 is a lock [LCK-07]',
      { informationCode: 'R13', failedLoginInformation: { lockTime: 900 } },
      400,
      { kind: 'locked', seconds: 900 },
    ],
    [
      'a blocked person beats R13 [LCK-13]',
      { isBlocked: true, informationCode: 'R13', messageParameter: '601' },
      400,
      { kind: 'blocked', contact: '601' },
    ],
    [
      'R11 has the attempts left [LCK-15]',
      { informationCode: 'R11', failedLoginInformation: { failedAttempts: 1 } },
      400,
      { kind: 'wrong', message: null, left: 2 },
    ],
    [
      'a failure code never signs in beside a url',
      { informationCode: 'R11', url, token: 'x' },
      200,
      { kind: 'wrong', message: null, left: null },
    ],
    [
      'informationCode comes before the other codes [LCK-15]',
      { responseCode: '200', code: 'A10', informationCode: 'R11', url },
      200,
      { kind: 'wrong', message: null, left: null },
    ],
    [
      'code comes before responseCode [LCK-07]',
      { responseCode: 'A10', code: 'R13', url },
      200,
      { kind: 'locked', seconds: null },
    ],
    [
      'R21 shows the message [LCK-18]',
      { informationCode: 'R21', message: 'Sin empresa' },
      400,
      { kind: 'refused', message: 'Sin empresa' },
    ],
    [
      'R22 shows the message [LCK-18]',
      { responseCode: 'R22', message: 'Sin rol' },
      400,
      { kind: 'refused', message: 'Sin rol' },
    ],
    [
      'R23 shows the message beside a url [LCK-18]',
      { code: 'R23', message: 'Inactivo', url },
      200,
      { kind: 'refused', message: 'Inactivo' },
    ],
    [
      'an expired password is an outcome [LCK-21]',
      { responseStat: 'PasswordExpired', url },
      200,
      { kind: 'expired-password' },
    ],
    [
      'anything else is the error text [LCK-06]',
      { message: 'Aplicación desconocida' },
      400,
      { kind: 'refused', message: 'Aplicación desconocida' },
    ],
    [
      'a 500 gives no server text [LCK-06]',
      { message: 'at Object.<anonymous>' },
      500,
      { kind: 'refused', message: null },
    ],
  ])('%s', (_fact, answer, status, outcome) => {
    expect(loginOutcome(answer, status)).toEqual(outcome)
  })

  it.each(['constructor', '__proto__', 'toString'])('%s is only a code [LCK-05]', (informationCode) => {
    expect(loginOutcome({ informationCode, message: 'x' }, 200)).toEqual({ kind: 'alert', message: 'x' })
  })
})

describe('attemptsLeft', () => {
  it.each([
    [1, 2],
    ['1', 2],
    [2, 1],
    ['2', 1],
    [3, null],
    [0, null],
    [5, null],
    [-1, null],
    [null, null],
    [undefined, null],
    ['dos', null],
    ['5', null],
    [NaN, null],
  ])('after %p failures answers %p [LCK-15] [T27]', (failed, left) => {
    expect(attemptsLeft(failed)).toBe(left)
  })
})

describe('lockSeconds', () => {
  it.each([
    [900, 900],
    ['90', 90],
    [0.4, 1],
    [0, null],
    [-5, null],
    [null, null],
    [undefined, null],
    ['1e9', null],
    ['mañana', null],
    [0.5, 1],
    [1e9, 360_000],
    [Infinity, 360_000],
    [NaN, null],
  ])('reads %p as %p [T27]', (lockTime, seconds) => {
    expect(lockSeconds(lockTime)).toBe(seconds)
  })
})

it('the schema of a login answer has every field [LCK-01]', () => {
  const sent = {
    urlApp: 'a',
    url: 'b',
    code: 'c',
    enterprise: 'd',
    token: 'e',
    failedLoginInformation: { failedAttempts: 1, lockTime: 2 },
    isBlocked: false,
    messageParameter: 'f',
    message: 'g',
    responseCode: '200',
    responseStat: 'h',
    informationCode: 'i',
    statusCode: 200,
  }
  expect(loginAnswer.parse({ ...sent, extra: 1 })).toEqual(sent)
})
