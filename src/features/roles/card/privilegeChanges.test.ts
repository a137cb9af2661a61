/** @jest-environment node */
import { grantKey } from '../access/roleAccess.ts'
import { privilegeChanges } from './form.ts'

it('lists added and removed privileges by application', () => {
  const changes = new Map([
    [grantKey('suite', 'VER'), true],
    [grantKey('nomina', 'PAGAR'), false],
    [grantKey('suite', 'ANULAR'), true],
  ])
  expect(privilegeChanges(changes, (name) => name.toUpperCase())).toEqual([
    { application: 'SUITE', gained: ['ANULAR', 'VER'], lost: [] },
    { application: 'NOMINA', gained: [], lost: ['PAGAR'] },
  ])
})
