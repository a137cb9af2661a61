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
])('a role named %j is one of administration: %s', (role, is) => {
  expect(isOfAdministration(role)).toBe(is)
})
