/** @jest-environment node */
import { limitNumber, numberCharacters, readNumber, stepped } from './numberText.ts'

describe('a typed number', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['-1', '-1'],
    [' -1 ', '-1'],
    ['-', '-'],
    ['00', '00'],
    ['123456', '123456'],
    ['-123456', '-123456'],
  ])('%j is accepted as %j', (text, kept) => {
    expect(numberCharacters(text, 6)).toBe(kept)
  })

  // Other texts are never converted: '1e3' is neither 13 nor 1000 (D45).
  it.each(['12abc', '1e3', '+5', '1-1', '--1', '\u0663', '1,234.5', '1 2', '1234567', '-1234567'])(
    '%j is not accepted',
    (text) => {
      expect(numberCharacters(text, 6)).toBeNull()
    },
  )

  it.each([
    ['', null],
    ['-', null],
    ['0', 0],
    ['00', 0],
    ['007', 7],
    ['-1', -1],
  ])('%j is %j', (text, value) => {
    expect(readNumber(text)).toBe(value)
  })
})

describe('a step', () => {
  it.each([
    [5, 1, {}, 6],
    [5, -1, {}, 4],
    [255, 1, { max: 255 }, 255],
    [0, -1, { min: 0 }, 0],
    [null, 1, { min: 1 }, 1],
    [null, 1, {}, 1],
    [null, 1, { min: 60 }, 60],
    [null, -1, { min: -1 }, -1],
    [900, 1, { max: 365 }, 365],
    [1, -1, { min: -1, refusesZero: true }, -1],
    [-1, 1, { min: -1, refusesZero: true }, 1],
    [1, -1, { min: 0, refusesZero: true }, 1],
    [1, -1, { min: -1 }, 0],
  ] as const)('from %j by %i within %j leads to %i', (from, by, limits, to) => {
    expect(stepped(from, by, limits)).toBe(to)
  })

  it.each([
    [5, {}, 5],
    [5, { max: 3 }, 3],
    [-5, { min: -1 }, -1],
  ])('%i within %j is limited to %i', (value, limits, limited) => {
    expect(limitNumber(value, limits)).toBe(limited)
  })
})
