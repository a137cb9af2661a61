import { screen, waitFor } from '@testing-library/react'
import { openEdit } from '#features/applications/testApplicationCard.tsx'
import { open, prepareApplications, services } from '#features/applications/testApplications.tsx'
import { field, fill } from '#shared/testing/testCard.tsx'
import { press, shownAddress, user } from '#shared/testing/testScreen.tsx'
import { inDialog, inPage, meetAll } from './meetAll.ts'
import { bulkOf, seen, switchOf, tenRows } from './steps.ts'

prepareApplications()

const { isLookedUp: _write, ...switched } = switchOf('Aplicación 1', () => open())

describe('applications [T75, T76]', () => {
  meetAll(services, {
    'their list': { ...inPage, endpoint: 'listApplications', act: () => open(), works: tenRows },
    'a card': {
      ...inPage,
      endpoint: 'getApplication',
      act: () => open('/apps/1'),
      works: seen('Descripción 1'),
    },
    'a change of an application': {
      ...inDialog,
      endpoint: 'modifyApplication',
      async begin() {
        await openEdit()
        fill(field('Descripción'), 'Lo mío')
      },
      act: () => press('Actualizar datos'),
      kept: () => field('Descripción').textContent,
      works: seen('Los datos básicos han sido actualizados'),
      isLookedUp: true,
    },
    'a new application': {
      ...inDialog,
      endpoint: 'createApplication',
      async begin() {
        await open('/apps/1')
        await user.click(await screen.findByRole('button', { name: 'Duplicar', hidden: true }))
        await screen.findByText(/^Esto es una copia de/)
        fill(field('Nombre aplicación'), 'agenda')
        for (const next of ['token', 'contrasena', 'configuracion']) {
          await press('Siguiente')
          await waitFor(() => expect(shownAddress()).toContain(`/apps/new/${next}`))
        }
      },
      act: () => press('Guardar'),
      works: seen('La aplicación fue creada con éxito'),
      isLookedUp: true,
    },
    'the switch of an application': { ...switched, endpoint: 'modifyApplication', isLookedUp: true },
    'the application that is read before a switch': { ...switched, endpoint: 'getApplication' },
    'the switch of two applications': {
      ...bulkOf(['Aplicación 1', 'Aplicación 2'], () => open()),
      endpoint: 'modifyApplication',
    },
  })
})
