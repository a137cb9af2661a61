import { screen } from '@testing-library/react'
import * as list from '#features/notifications/testNotificationList.tsx'
import { field, openEdit, openReady, type } from '#features/notifications/testNotificationSteps.tsx'
import { open, prepareNotifications, services } from '#features/notifications/testNotifications.tsx'
import { press } from '#shared/testing/testScreen.tsx'
import { inDialog, inPage, meetAll, type Call } from './meetAll.ts'
import { seen, tenRows } from './steps.ts'

/** The answer to a write is a text, which has no code. */
const isText = { without: ['a refusal with 200'] } as const

describe('the list of notifications [T75]', () => {
  list.prepareNotifications()
  meetAll(list.services, {
    'its read': { ...inPage, endpoint: 'listNotifications', act: () => list.open(), works: tenRows },
  })
})

describe('the card of a notification [T75, T76]', () => {
  prepareNotifications()
  const change: Omit<Call, 'endpoint'> = {
    ...inDialog,
    async begin() {
      await openEdit()
      type('Motivo', 'Lo mío')
    },
    act: () => press('Actualizar'),
    kept: () => (field('Motivo') as HTMLTextAreaElement).value,
    works: seen(/^La notificación fue (guardada|modificada)/),
  }
  meetAll(services, {
    'its read': {
      ...inPage,
      endpoint: 'listNotifications',
      act: () => open('/notifications/1'),
      works: () => screen.findByRole('button', { name: 'Editar' }),
    },
    'a change': { ...change, ...isText, endpoint: 'modifyNotification', isLookedUp: true },
    'the template that is checked before a change': {
      ...change,
      endpoint: 'listTemplatesByApps',
    },
    'a new notification': {
      ...inDialog,
      ...isText,
      endpoint: 'createNotification',
      begin: openReady,
      act: () => press('Guardar'),
      kept: () => (field('Motivo') as HTMLTextAreaElement).value,
      works: seen(/^La notificación fue (guardada|creada)/),
      isLookedUp: true,
    },
  })
})
