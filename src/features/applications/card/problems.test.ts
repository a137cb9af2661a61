/** @jest-environment node */
import { emptyApplication, type ApplicationField, type ApplicationForm } from '../fields.ts'
import { problemsOf } from './problems.ts'

const right: ApplicationForm = {
  ...emptyApplication,
  name: 'suite',
  title: 'Suite',
  urlApp: 'https://app.suite.test/',
  urlAssignPassword: 'https://app.suite.test/changepassword',
  landing: 'http://www.suite.test',
  amountTime: 30,
  timeUnit: '1',
  refreshTokenExpirationAmountTime: 8,
  refreshTokenExpirationTimeUnit: '2',
  userActivateTokenTime: 2,
  userActivateTokenTimeUnit: '3',
  assignPasswordTokenTime: 30,
  assignPasswordTokenTimeUnit: '1',
  numberPasswordChanges: 3,
  passwordExpiration: 90,
  passwordTypeExpiration: '3',
  mechanismAfterSetPass: '1',
}

it('finds nothing in a valid application', () => {
  expect(problemsOf(right)).toEqual({})
})

type Case = [rows: string, field: ApplicationField, changes: Partial<ApplicationForm>, problem?: string]
const cases: Case[] = [
  ['[APV-01]', 'name', { name: ' ' }, 'required'],
  ['[APV-01]', 'name', { name: 'a'.repeat(51) }, 'tooLong:50'],
  ['[APV-01]', 'name', { name: 'a'.repeat(50) }],
  ['[APV-02]', 'title', { title: '' }, 'required'],
  ['[APV-03]', 'title', { title: 'A' }, 'titleShort'],
  ['[APV-03]', 'title', { title: 'Ñá' }],
  ['[APV-04]', 'title', { title: 'a'.repeat(61) }, 'tooLong:60'],
  ['[APV-05]', 'title', { title: 'A+B' }, 'characters'],
  ['[APV-05]', 'name', { name: 'Colnómina 2' }],
  ['[APV-05]', 'name', { name: 'a_b' }, 'characters'],
  ...(
    [
      ['[APV-06]', 'urlApp'],
      ['[APV-07]', 'urlAssignPassword'],
      ['[APV-08]', 'landing'],
    ] as const
  ).flatMap(([row, field]): Case[] => [
    [row, field, { [field]: '' }, 'required'],
    [row, field, { [field]: 'suite.test' }, 'url'],
    [row, field, { [field]: 'javascript:alert(1)' }, 'url'],
    [row, field, { [field]: '//suite.test' }, 'url'],
    [row, field, { [field]: 'ftp://suite.test' }, 'url'],
  ]),
  ['[APV-09]', 'description', { description: 'x'.repeat(101) }, 'tooLong:100'],
  ['[APV-09]', 'description', { description: '' }],
  ...(
    [
      ['amountTime', 'timeUnit', -1],
      ['refreshTokenExpirationAmountTime', 'refreshTokenExpirationTimeUnit', -1],
      ['userActivateTokenTime', 'userActivateTokenTimeUnit', 1],
      ['assignPasswordTokenTime', 'assignPasswordTokenTimeUnit', 1],
    ] as const
  ).flatMap(([amount, unit, smallest]): Case[] => [
    ['[APV-10]', amount, { [amount]: null }, 'required'],
    ['[APV-11]', amount, { [amount]: 0 }, 'zero'],
    [smallest === -1 ? '[APV-12]' : '[APV-13]', amount, { [amount]: smallest }],
    [
      smallest === -1 ? '[APV-12]' : '[APV-13]',
      amount,
      { [amount]: smallest === 1 ? -1 : -2 },
      `tooSmall:${smallest}`,
    ],
    ['[APV-14]', amount, { [amount]: 525_600, [unit]: '1' }],
    ['[APV-14]', amount, { [amount]: 525_601, [unit]: '1' }, 'tooLarge:525600'],
    ['[APV-15]', amount, { [amount]: 8760, [unit]: '2' }],
    ['[APV-15]', amount, { [amount]: 8761, [unit]: '2' }, 'tooLarge:8760'],
    ['[APV-16]', amount, { [amount]: 365, [unit]: '3' }],
    ['[APV-16]', amount, { [amount]: 366, [unit]: '3' }, 'tooLarge:365'],
    ['[APV-17]', unit, { [unit]: '' }, 'required'],
  ]),
  ['[APV-19]', 'maxRefreshTokens', { maxRefreshTokens: -1 }],
  ['[APV-19]', 'maxRefreshTokens', { maxRefreshTokens: 0 }, 'zero'],
  ['[APV-19]', 'maxRefreshTokens', { maxRefreshTokens: -2 }, 'tooSmall:-1'],
  ['[APV-20]', 'maxRefreshTokensByUser', { maxRefreshTokensByUser: 0 }],
  ['[APV-20]', 'maxRefreshTokensByUser', { maxRefreshTokensByUser: 256 }, 'tooLarge:255'],
  ['[APV-20]', 'maxRefreshTokensByUser', { maxRefreshTokensByUser: -1 }, 'tooSmall:0'],
  ['[APV-21]', 'maxConcurrentTokens', { isConcurrentSession: false, maxConcurrentTokens: 999 }],
  ['[APV-21]', 'maxConcurrentTokens', { isConcurrentSession: false, maxConcurrentTokens: null }],
  [
    '[APV-22]',
    'maxConcurrentTokens',
    { isConcurrentSession: true, maxConcurrentTokens: 256 },
    'tooLarge:255',
  ],
  ['[APV-23]', 'maxConcurrentTokens', { isConcurrentSession: true, maxConcurrentTokens: 0 }, 'tooSmall:1'],
  ['[APV-27]', 'maxConcurrentTokensByUser', { maxConcurrentTokensByUser: 0 }, 'zero'],
  ['[APV-27]', 'maxConcurrentTokensByUser', { maxConcurrentTokensByUser: -2 }, 'tooSmall:-1'],
  ['[APV-28]', 'numberPasswordChanges', { numberPasswordChanges: null }, 'required'],
  ['[APV-29]', 'numberPasswordChanges', { numberPasswordChanges: 0 }],
  ['[APV-29]', 'numberPasswordChanges', { numberPasswordChanges: -2 }, 'tooSmall:-1'],
  ['[APV-30]', 'passwordExpiration', { passwordExpiration: null }, 'required'],
  ['[APV-30]', 'passwordExpiration', { passwordExpiration: 0 }, 'zero'],
  ['[APV-30]', 'passwordExpiration', { passwordExpiration: -2 }, 'tooSmall:-1'],
  ['', 'passwordExpiration', { passwordExpiration: 9_999_999_999 }],
  ['[APV-32]', 'passwordTypeExpiration', { passwordTypeExpiration: '' }, 'required'],
  ['[APV-33]', 'mechanismAfterSetPass', { mechanismAfterSetPass: '' }, 'required'],
]

const table = cases.map(([rows, field, changes, problem]) => [rows, field, changes, problem ?? null] as const)

it.each(table)('%s %s with %j: %s', (_rows, field, changes, problem) => {
  expect(problemsOf({ ...right, ...changes })).toEqual(problem === null ? {} : { [field]: problem })
})
