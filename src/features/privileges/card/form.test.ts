/** @jest-environment node */
import { privilegeForm } from './form.ts'

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
  ['VER\u200bTODO', 'hidden'],
])('the name %p has the problem %p [PRV-15, PRV-16, PRV-18]', (name, problem) => {
  expect(privilegeForm.shape.name.safeParse(name).error?.issues[0]?.message ?? null).toBe(problem)
})
