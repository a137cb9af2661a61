/** @jest-environment node */
import { itemsByPrivilege } from './api.ts'
import { parseMenu } from '#shared/menu/menuTree.ts'

const menu = (items: object[], idapplication: number) => ({
  ...parseMenu(JSON.stringify(items)),
  idapplication,
})
const titles = new Map([
  [1, 'Suite'],
  [2, 'Colnómina'],
])

it('finds the items that need a privilege in all menus, ignoring case, once per application', () => {
  const menus = [
    menu([{ name: 'Inicio' }, { name: 'Usuarios', privilege: 'VER, EDITAR' }], 1),
    menu([{ name: 'Seguridad', children: [{ name: 'Roles', privilege: ['ver'] }] }], 2),
    menu([{ name: 'Usuarios', privilege: 'VER' }], 1),
    menu([{ name: 'Usuarios', privilege: 'VER' }], 2),
  ]
  expect([...itemsByPrivilege(menus, titles)]).toEqual([
    ['ver', ['Usuarios (Suite)', 'Seguridad › Roles (Colnómina)', 'Usuarios (Colnómina)']],
    ['editar', ['Usuarios (Suite)']],
  ])
})

it.each([0, 9])('names no application if the one of the menu is %j', (idapplication) => {
  const found = itemsByPrivilege([menu([{ name: 'Usuarios', privilege: 'VER' }], idapplication)], titles)
  expect(found.get('ver')).toEqual(['Usuarios'])
})

it('omits invisible items', () => {
  const off = { name: 'Viejo', isActivate: false, privilege: 'VER' }
  const below = { name: 'Debajo', privilege: 'VER' }
  expect(itemsByPrivilege([menu([{ ...off, children: [below] }], 1)], titles).size).toBe(0)
})
