/** @jest-environment node */
import { maskEmail } from './maskEmail.ts'

describe('a masked e-mail', () => {
  it.each([
    ['juanperez@x.co', '***erez@x.co'],
    ['maria.gomez@suite.test', '***gomez@suite.test'],
    ['abc@x.co', '***c@x.co'],
    ['ab@x.co', '***@x.co'],
    ['a@x.co', '***@x.co'],
    ['"a@b"@x.co', '***b"@x.co'],
    ['***gomez@suite.test', '***gomez@suite.test'],
    ['maria', 'maria'],
  ])('of %s is %s [FMT-01]', (email, masked) => {
    expect(maskEmail(email)).toBe(masked)
  })
})
