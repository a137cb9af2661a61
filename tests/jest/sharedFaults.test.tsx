import { screen, waitFor } from '@testing-library/react'
import * as notifications from '#features/notifications/testNotificationList.tsx'
import { descriptionField, open, preparePrivileges, services } from '#features/privileges/testPrivileges.tsx'
import { fill, startEdit } from '#shared/testing/testCard.tsx'
import { press, pressInDialog, shownRows } from '#shared/testing/testScreen.tsx'
import { inDialog, inPage, meetAll } from '../matrix/meetAll.ts'
import { bulkOf, seen, switchOf, tenRows } from '../matrix/steps.ts'

// What all screens share, once for each kind of call; `npm run matrix` asks the other screens.

describe('privileges [T75, T76]', () => {
  preparePrivileges()
  meetAll(services, {
    'the read of a list': {
      ...inDialog,
      endpoint: 'listPrivileges',
      act: () => open(),
      retry: () => press('Reintentar'),
      works: tenRows,
    },
    'the read of a card': {
      ...inPage,
      endpoint: 'listPrivileges',
      act: () => open('/privileges/1'),
      works: () => screen.findByRole('button', { name: 'Editar' }),
    },
    'a save': {
      ...inDialog,
      endpoint: 'modifyPrivilege',
      async begin() {
        await open('/privileges/1')
        await startEdit()
        fill(descriptionField(), 'Lo mío')
      },
      act: () => press('Actualizar'),
      kept: () => descriptionField().getAttribute('value') ?? descriptionField().textContent,
      works: seen('El privilegio fue modificado exitosamente'),
      isLookedUp: true,
    },
    'a switch': { ...switchOf('PRIVILEGIO_1', () => open()), endpoint: 'modifyPrivilege' },
    'a switch of many': {
      ...bulkOf(['PRIVILEGIO_1', 'PRIVILEGIO_2'], () => open()),
      endpoint: 'modifyPrivilege',
    },
  })
})

describe('notifications [T75, T76]', () => {
  notifications.prepareNotifications()
  meetAll(notifications.services, {
    'a delete': {
      ...inDialog,
      endpoint: 'deleteNotification',
      begin: () => notifications.open(),
      async act() {
        await press('Eliminar Motivo 2')
        await pressInDialog('Eliminar')
      },
      kept: shownRows,
      works: () => waitFor(() => expect(shownRows()).not.toContain('Motivo 2')),
      isLookedUp: true,
      // The answer is a text, which has no code.
      without: ['a refusal with 200'],
    },
  })
})
