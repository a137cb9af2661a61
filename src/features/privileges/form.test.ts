/** @jest-environment node */
import { privilegeForm, typedName } from './form.ts'

it.each([
  ['', 'required'],
  ['A', null],
  ['ver_facturas_2', null],
  ['A'.repeat(50), null],
  ['A'.repeat(51), 'tooLong:50'],
  ['VER FACTURAS', 'nameFormat'],
  ['VER-FACTURAS', 'nameFormat'],
  ['AÑO', 'nameFormat'],
  ['\u0430', 'nameFormat'],
])('the name %p has the problem %p [PRV-15, PRV-16, PRV-18]', (name, problem) => {
  expect(privilegeForm.shape.name.safeParse(name).error?.issues[0]?.message ?? null).toBe(problem)
})

it('a name takes sixty characters and no half ones [PRV-17]', () => {
  expect(typedName('A'.repeat(70))).toBe('A'.repeat(60))
  expect(typedName('Jose\u0301')).toBe('José')
  expect(typedName(`${'A'.repeat(59)}\u{1F600}`)).toBe(`${'A'.repeat(59)}\u{FFFD}`)
})
