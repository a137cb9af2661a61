/** @jest-environment node */
import { isRefusal } from './isRefusal.ts'

describe('the answer to a change', () => {
  it.each<[string, unknown, boolean]>([
    ['A10', { informationCode: 'A10', message: 'Listo' }, false],
    ['A10 inside result', { result: { informationCode: 'A10', information: 'Listo' } }, false],
    ['no code', { message: 'Listo' }, false],
    ['text alone as result', { result: 'Listo' }, false],
    ['an empty code', { informationCode: ' ' }, false],
    ['a code', { informationCode: 'R11', message: 'No se puede' }, true],
    ['a code inside result', { result: { informationCode: 'R11', information: 'No se puede' } }, true],
    ['a code by its other name', { code: 'R11' }, true],
    ['a code by its other name inside result', { result: { code: 'R11', information: 'No' } }, true],
  ])('with %s is a refusal: %#', (_what, answer, refused) => {
    expect(isRefusal(answer)).toBe(refused)
  })
})
