/** @jest-environment node */
import { itemsAsking, type AskingItem } from './countMenuItems.ts'
import { questionsFor } from './countRoles.ts'

const role = (id: number, sharedApps: string, idstate = 0) => ({ id, name: `r${id}`, sharedApps, idstate })

it('asks about every active role in every application that it shares with the privilege, by title or by key', () => {
  const applications = [
    { name: 'suite', title: 'Suite' },
    { name: 'colnomina', title: 'Colnómina' },
    { name: 'FY01', title: 'Firmaya' },
  ]
  expect(
    questionsFor(
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
  expect(itemsAsking('VER', items)).toBe(2)
})
