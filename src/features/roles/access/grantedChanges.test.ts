/** @jest-environment node */
import { grantedChanges } from './grantedChanges.ts'
import { grantKey } from './roleAccess.ts'

it('tells what a role gives from now on and what not any more, application by application', () => {
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
