import { screen } from '@testing-library/react'
import { application, box, nameField, openEdit } from '#features/roles/testRoleCard.tsx'
import { open, prepareRoles, services } from '#features/roles/testRoles.tsx'
import { field, fill, saveReviewed, tab } from '#shared/testing/testCard.tsx'
import { press, user } from '#shared/testing/testScreen.tsx'
import { inDialog, inPage, meetAll, type Call } from './meetAll.ts'
import { bulkOf, seen, switchOf, tenRows } from './steps.ts'

prepareRoles()

const change: Omit<Call, 'endpoint'> = {
  ...inDialog,
  async begin() {
    await openEdit()
    fill(field('Alias'), 'OTRO')
  },
  act: () => press('Actualizar'),
  kept: () => field('Alias').getAttribute('value'),
  works: seen('El rol fue modificado exitosamente'),
}
const { isLookedUp: _write, ...switched } = switchOf('Rol 1', () => open())

describe('roles [T75, T76]', () => {
  meetAll(services, {
    'their list': { ...inPage, endpoint: 'listRoles', act: () => open(), works: tenRows },
    'the applications of a role': {
      ...inPage,
      endpoint: 'listPrivileges',
      begin: () => openEdit(),
      act: () => user.click(tab('Aplicaciones')),
      works: () => screen.findByRole('radio', { name: /^Suite/ }),
    },
    'a change of a role': { ...change, endpoint: 'modifyRole', isLookedUp: true },
    'the roles that are read before a change': { ...change, endpoint: 'listRoles' },
    'the privileges that are read before a change': { ...change, endpoint: 'listPrivileges' },
    'a new role': {
      ...inDialog,
      endpoint: 'createRole',
      async begin() {
        await open('/roles/new')
        fill(nameField(), 'Tesorería')
        await press('Siguiente')
        await user.click(await screen.findByRole('radio', { name: /^Suite/ }))
        await user.click(await box('VER'))
      },
      act: () => saveReviewed('Guardar'),
      kept: () => application(/^Suite/).getAttribute('aria-checked'),
      works: seen('El rol fue creado exitosamente'),
      isLookedUp: true,
      // It leads to the name, which is on another tab.
      without: ['a refusal with 200'],
    },
    'the switch of a role': { ...switched, endpoint: 'modifyRole', isLookedUp: true },
    'the privileges that are read before a switch': { ...switched, endpoint: 'listPrivileges' },
    'the switch of two roles': { ...bulkOf(['Rol 1', 'Rol 2'], () => open()), endpoint: 'modifyRole' },
  })
})
