/** @jest-environment node */
import { listedApplication } from '#shared/testing/testRecords.ts'
import { countItems, type AskingItem } from './countMenuItems.ts'
import { placesFor } from './countRoles.ts'

const role = (id: number, sharedApps: string, idstate = 0) => ({ id, name: `r${id}`, sharedApps, idstate })

it('asks about every active role in every application that it shares with the privilege, by title or by key', () => {
  const applications = [
    listedApplication(1, 'suite', 'Suite'),
    listedApplication(2, 'colnomina', 'Colnómina'),
    listedApplication(3, 'FY01', 'Firmaya'),
  ]
  expect(
    placesFor(
      { sharedApps: 'Suite,Colnómina,Firmaya' },
      [
        role(1, 'Suite,Colnómina'),
        role(2, 'suite'),
        role(3, 'Suite', 1),
        role(4, 'Archivo'),
        role(5, 'fy01'),
      ],
      applications,
    ),
  ).toEqual([
    { role: 1, application: 'suite' },
    { role: 1, application: 'colnomina' },
    { role: 2, application: 'suite' },
    { role: 5, application: 'FY01' },
  ])
})

it('counts the items that ask for a privilege, whatever the case, with those below others', () => {
  const item = (privilege: string[], children: AskingItem[] = []): AskingItem => ({ privilege, children })
  const items = [item(['VER'], [item(['ver', 'OTRO']), item([])]), item(['VERA'])]
  expect(countItems(items, 'VER')).toBe(2)
  expect(countItems(items)).toBe(4)
})
