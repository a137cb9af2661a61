/** @jest-environment node */
import { brokenPasswordRules, passwordRules, passwordSpecials } from './passwordRules.ts'

describe('a password', () => {
  it.each([
    ['Abcdef1!', []],
    ['Abcdef1', ['length', 'special']],
    ['Abcde1!', ['length']],
    ['abcdefg1!', ['capital']],
    ['ABCDEFG1!', ['lowercase']],
    ['Abcdefgh!', ['digit']],
    ['Abcdefg1', ['special']],
    ['', ['length', 'capital', 'lowercase', 'digit', 'special', 'allowed']],
    ['Abc def1!', ['allowed']],
    ['Abcdef1! ', ['allowed']],
    ['Abc\tdef1!', ['allowed']],
    ['Abc\u00a0def1!', ['allowed']],
    ['Abcdef1!@', ['allowed']],
    ['Abcdef1@', ['special', 'allowed']],
    ['Abcdef1!ñ', ['allowed']],
    ['Abcdef1!á', ['allowed']],
    ['Abcdef1!a\u0301', ['allowed']],
    ['ÁÉÍÓÚbcd1!', ['capital', 'allowed']],
    ['ABCDEFñ1!', ['lowercase', 'allowed']],
    ['Abcdefg١!', ['digit', 'allowed']],
    ['Abcdef1"', ['special', 'allowed']],
    ["Abcdef1'!", ['allowed']],
    ['Abcdef1^!', ['allowed']],
    ['Abcdef1`!', ['allowed']],
    ['Abcdef1|!', ['allowed']],
    ['Abcdef1~!', ['allowed']],
    ['Abcdef1[!', ['allowed']],
    ['Abcdef1\\!', ['allowed']],
    ['Abcdef1€!', ['allowed']],
    ['Abcdef1😀!', ['allowed']],
    [`Aa1!${'x'.repeat(200)}`, []],
    ['¿Abcdef1', []],
    ['¡Abcdef1', []],
  ])('%j breaks %j [PWD-17, PWD-18, PWD-19, PWD-20, PWD-21, PWD-22, PWD-23, UVA-35]', (password, broken) => {
    expect(brokenPasswordRules(password)).toEqual(broken)
  })

  it.each([...passwordSpecials])('may hold %s [PWD-21]', (special) => {
    expect(brokenPasswordRules(`Abcdef1${special}`)).toEqual([])
  })

  it('allows no other printable ASCII special character [PWD-22]', () => {
    const printable = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
    const accepted = printable.filter((char) => passwordRules.special(char)).join('')
    expect([...accepted].toSorted()).toEqual([...passwordSpecials.replace(/[¿¡]/g, '')].toSorted())
  })
})
