import { maskEmail } from './maskEmail.ts'

describe('maskEmail', () => {
  it.each([
    ['juanperez@x.co', '***erez@x.co'],
    ['maria@suite.test', '***ia@suite.test'],
    ['ana@x.co', '***a@x.co'],
    ['jo@x.co', '***@x.co'],
    ['j@x.co', '***@x.co'],
    ['ñandú@x.co', '***dú@x.co'],
    ['"a@b"@x.co', '***b"@x.co'],
    ['***erez@x.co', '***erez@x.co'],
    ['***@x.co', '***@x.co'],
    ['@x.co', '***'],
    ['juanperez', '***'],
    ['', '***'],
  ])('shows %p as %p', (email, masked) => {
    expect(maskEmail(email)).toBe(masked)
    expect(maskEmail(masked)).toBe(masked)
  })
})
