/** @jest-environment node */
import { isOfAdministration } from './isOfAdministration.ts'

it.each([
  ['Administrador', true],
  ['ADMINISTRATOR', true],
  ['Administração', true],
  ['Super-admin', true],
  ['SUITE_ADMIN', true],
  ['Auditor', false],
  ['Coadministrador', false],
  ['', false],
])('a role named %j is an admin role: %s', (role, is) => {
  expect(isOfAdministration(role)).toBe(is)
})
