/** @jest-environment node */
import { documentProblem } from './card/form.ts'

const digits = '1234567890123'

describe('a document number', () => {
  it.each(['1', '2', '12', '3', '20', '99'])('of type %s is 1 to 13 digits [UVA-14, UVA-15]', (type) => {
    expect(documentProblem(type, '0')).toBeNull()
    expect(documentProblem(type, '0012345')).toBeNull()
    expect(documentProblem(type, digits)).toBeNull()
    for (const wrong of ['12a', 'AB123', '1.234', '1 2', '-1', '1e9', '１２３', '٣', 'ñ', '<b>'])
      expect(documentProblem(type, wrong)).toBe('documentNumeric')
  })

  it.each(['5', '13'])('of type %s may contain letters [UVA-16]', (type) => {
    for (const right of ['1', 'AB123456', 'abc', digits]) expect(documentProblem(type, right)).toBeNull()
    for (const wrong of ['AB-1', 'AB 1', 'Ñ1', '１２', 'a.b', '__proto__'])
      expect(documentProblem(type, wrong)).toBe('documentAlphanumeric')
  })

  it.each(['', '1', '5'])('of type %j is required, and never longer than 13 [UVA-12, UVA-13]', (type) => {
    expect(documentProblem(type, '')).toBe('required')
    expect(documentProblem(type, `${digits}4`)).toBe('documentTooLong')
    expect(documentProblem(type, 'a'.repeat(10_000))).toBe('documentTooLong')
  })

  it('is checked only once there is a type', () => {
    expect(documentProblem('', 'AB123')).toBeNull()
  })
})
