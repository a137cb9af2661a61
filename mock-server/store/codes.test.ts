/** @jest-environment node */
import { codeAttempts, codeLifeSeconds, createCodes, type Codes } from './codes.ts'
import { createRandom } from './random.ts'

let now: number
let codes: Codes
const another = (digits: string): string => (digits === '000000' ? '111111' : '000000')

beforeEach(() => {
  now = 1_000_000
  codes = createCodes(() => now, createRandom('codes'))
})

describe('a mailed code', () => {
  it('has six digits, different each time', () => {
    const issued = Array.from({ length: 200 }, () => codes.issue('ana'))
    expect(issued.filter((digits) => !/^\d{6}$/.test(digits))).toEqual([])
    expect(new Set(issued).size).toBeGreaterThan(190)
  })

  it('is valid until it expires', () => {
    const digits = codes.issue('ana')
    now += codeLifeSeconds * 1000 - 1
    expect(codes.check('ana', digits)).toBe('right')
    now += 1
    expect(codes.check('ana', digits)).toBe('expired')
  })

  it('is used up after too many attempts, even for the right digits', () => {
    const digits = codes.issue('ana')
    const answers = Array.from({ length: codeAttempts }, () => codes.check('ana', another(digits)))
    expect(answers).toEqual([...Array.from({ length: codeAttempts - 1 }, () => 'wrong'), 'spent'])
    expect(codes.check('ana', digits)).toBe('spent')
  })

  it('replaces the previous one', () => {
    const first = codes.issue('ana')
    let second = codes.issue('ana')
    while (second === first) second = codes.issue('ana')
    expect(codes.check('ana', first)).toBe('wrong')
    expect(codes.check('ana', second)).toBe('right')
  })

  it('is valid for its user only', () => {
    const digits = codes.issue('ana')
    expect(codes.check('luis', digits)).toBe('expired')
  })
})

describe('a confirmed code', () => {
  it('allows its user to continue once', () => {
    const digits = codes.issue('ana')
    expect(codes.takeConfirmed('ana')).toBe(false)
    codes.check('ana', digits)
    expect(codes.takeConfirmed('luis')).toBe(false)
    expect(codes.takeConfirmed('ana')).toBe(true)
    expect(codes.takeConfirmed('ana')).toBe(false)
    expect(codes.check('ana', digits)).toBe('expired')
  })

  it('expires', () => {
    codes.check('ana', codes.issue('ana'))
    now += 600_000
    expect(codes.takeConfirmed('ana')).toBe(false)
  })

  it('can be restored', () => {
    const digits = codes.issue('ana')
    const restore = codes.save()
    codes.check('ana', digits)
    codes.takeConfirmed('ana')
    restore()
    expect(codes.check('ana', digits)).toBe('right')
  })
})
