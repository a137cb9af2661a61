/** @jest-environment node */
import { grantedChanges } from './grantedChanges.ts'
import { grantKey } from './roleAccess.ts'

it('lists added and removed privileges by application', () => {
  const changes = new Map([
    [grantKey('suite', 'VER'), true],
    [grantKey('nomina', 'PAGAR'), false],
    [grantKey('suite', 'ANULAR'), true],
  ])
  expect(grantedChanges(changes, (name) => name.toUpperCase())).toEqual([
    { application: 'SUITE', gained: ['ANULAR', 'VER'], lost: [] },
    { application: 'NOMINA', gained: [], lost: ['PAGAR'] },
  ])
})
