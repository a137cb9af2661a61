/** @jest-environment node */
import { emptyApplication, type ApplicationForm } from '../fields.ts'
import { contradictionsIn, lifeOf, lifeParts, livesOf, timelineOf } from './tokenPolicy.ts'

const form = (changes: Partial<ApplicationForm>): ApplicationForm => ({ ...emptyApplication, ...changes })
const session = (access: number, refresh: number, unit = '1'): Partial<ApplicationForm> => ({
  amountTime: access,
  timeUnit: unit,
  refreshTokenExpirationAmountTime: refresh,
  refreshTokenExpirationTimeUnit: unit,
})

it.each([
  [30, '1', 1800],
  [2, '2', 7200],
  [1, '3', 86_400],
  [-1, '1', 'server'],
  [null, '1', 'unset'],
  [30, '', 'unset'],
  [0, '1', 'unset'],
  [-2, '1', 'unset'],
  [30, '9', 'unset'],
])('%p of the unit %p is %p', (amount, unit, life) => {
  expect(lifeOf(amount, unit)).toBe(life)
})

it.each([
  [60, 'minutes', 1],
  [3600, 'hours', 1],
  [5400, 'minutes', 90],
  [7200, 'hours', 2],
  [86_400, 'days', 1],
  [90_000, 'hours', 25],
])('%d s are shown in %s', (life, unit, count) => {
  expect(lifeParts(life)).toEqual({ unit, count })
})

it.each<[string, Partial<ApplicationForm>, string[]]>([
  ['a refresh that is longer than the token', session(30, 60), []],
  ['a refresh that is shorter than the token', session(120, 30), ['refreshShort']],
  ['a refresh that ends with the token', session(30, 30), ['refreshShort']],
  [
    'the same in other units',
    { ...session(2, 90), timeUnit: '2', refreshTokenExpirationTimeUnit: '1' },
    ['refreshShort'],
  ],
  ['a refresh that the server decides on', session(120, -1), []],
  ['a refresh that is not filled in', { amountTime: 30, timeUnit: '1' }, []],
  ['a limit without the switch', { maxConcurrentTokens: 5 }, ['limitUnused']],
  ['the default limit without the switch', { maxConcurrentTokens: 1 }, []],
  [
    'more sessions for a person than for all, without the switch',
    { maxConcurrentTokens: 1, maxConcurrentTokensByUser: 5 },
    [],
  ],
  ['a limit with the switch', { maxConcurrentTokens: 5, isConcurrentSession: true }, []],
  [
    'more sessions for a person than for all',
    { isConcurrentSession: true, maxConcurrentTokens: 5, maxConcurrentTokensByUser: 6 },
    ['userAboveAll'],
  ],
  [
    'more refresh tokens for a person than for all',
    { maxRefreshTokens: 3, maxRefreshTokensByUser: 4 },
    ['refreshAboveAll'],
  ],
  [
    'refresh tokens where the server decides on the whole',
    { maxRefreshTokens: -1, maxRefreshTokensByUser: 9 },
    [],
  ],
])('%s: the contradictions are found', (_what, changes, expected) => {
  expect(contradictionsIn(form(changes)).map(({ id }) => id)).toEqual(expected)
})

it('names both fields of a contradiction', () => {
  expect(contradictionsIn(form(session(120, 30)))[0]!.fields).toEqual([
    'refreshTokenExpirationAmountTime',
    'amountTime',
  ])
})

it.each([
  [
    'both',
    session(30, 480),
    [
      ['signIn', 0],
      ['access', 1800],
      ['refresh', 28_800],
    ],
  ],
  [
    'the earlier first',
    session(120, 30),
    [
      ['signIn', 0],
      ['refresh', 1800],
      ['access', 7200],
    ],
  ],
  [
    'what the server decides on is left out',
    session(30, -1),
    [
      ['signIn', 0],
      ['access', 1800],
    ],
  ],
  ['nothing filled in', {}, [['signIn', 0]]],
])('the timeline from the sign-in on: %s', (_what, changes, expected) => {
  expect(timelineOf(livesOf(form(changes))).map(({ id, at }) => [id, at])).toEqual(expected)
})
