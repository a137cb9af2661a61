/** @jest-environment node */
import type { Role } from '#contracts/roles.ts'
import { foundLines, roleLines } from './roleLines.ts'
import '#shared/list/listTexts.ts'

const titles = new Map([
  ['suite', 'Suite'],
  ['nomina', 'Colnómina'],
])
const role = (id: number, name: string, more: Partial<Role> = {}): Role => ({ id, name, idstate: 0, ...more })
const lines = roleLines(
  [
    role(1, 'Subauditor', { sharedApps: 'suite' }),
    role(2, 'Auditor', { sharedApps: 'suite,nomina,oculta' }),
    role(3, 'Contador', { sharedApps: 'nomina', assigned: true }),
    role(4, 'Auditor retirado', { idstate: 1, assigned: true }),
  ],
  titles,
)

it('has the active roles, those of the person first, each with the applications that may be shown (beyond 25)', () => {
  expect(lines.map(({ name, applications }) => [name, applications])).toEqual([
    ['Contador', 'Colnómina'],
    ['Auditor', 'Suite y Colnómina'],
    ['Subauditor', 'Suite'],
  ])
})

it.each([
  ['', ['Contador', 'Auditor', 'Subauditor']],
  [' AUDIT ', ['Auditor', 'Subauditor']],
  ['colnomina', ['Contador', 'Auditor']],
  ['audit nóm', ['Auditor']],
  ['auditor retirado', []],
])('%j finds %j (beyond 25)', (typed, names) => {
  expect(foundLines(lines, typed).map(({ name }) => name)).toEqual(names)
})

it('puts those first whose name begins as was typed (beyond 25)', () => {
  const named = roleLines([role(1, 'Apoyo del auditor'), role(2, 'Auditor')], titles)
  expect(foundLines(named, 'audit').map(({ name }) => name)).toEqual(['Auditor', 'Apoyo del auditor'])
})
