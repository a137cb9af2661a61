/** @jest-environment node */
import { isCommonPassword } from './PasswordRules.tsx'

describe('a common password', () => {
  it.each([
    ['Password1!', true],
    ['Qwerty.2026', true],
    ['Bienvenido123*', true],
    ['Abc12345!', true],
    ['Portal.2026*', true],
    ['Nogal.Tibio7', false],
    ['Passwordless1!', false],
    ['12345678!', false],
    ['', false],
  ])('%s: %s', (password, isCommon) => {
    expect(isCommonPassword(password)).toBe(isCommon)
  })
})
