/** @jest-environment node */
import { itemsByPrivilege } from './itemsByPrivilege.ts'
import { parseMenu } from '#shared/menu/menuTree.ts'

const menu = (items: object[]) => parseMenu(JSON.stringify(items))

it('finds the items that ask for a privilege in all menus, whatever the case, each once', () => {
  const menus = [
    menu([{ name: 'Inicio' }, { name: 'Usuarios', privilege: 'VER, EDITAR' }]),
    menu([{ name: 'Seguridad', children: [{ name: 'Roles', privilege: ['ver'] }] }]),
    menu([{ name: 'Usuarios', privilege: 'VER' }]),
  ]
  expect([...itemsByPrivilege(menus)]).toEqual([
    ['ver', ['Usuarios', 'Seguridad › Roles']],
    ['editar', ['Usuarios']],
  ])
})

it('leaves out what people do not get to see', () => {
  const off = { name: 'Viejo', isActivate: false, privilege: 'VER' }
  const below = { name: 'Debajo', privilege: 'VER' }
  expect(itemsByPrivilege([menu([{ ...off, children: [below] }])]).size).toBe(0)
})
