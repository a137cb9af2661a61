import { screen, waitFor } from '@testing-library/react'
import { faultText, repeatWithEachFault } from '#shared/testing/testAnswerFaults.ts'
import { alertDialog, press, pressInDialog } from '#shared/testing/testScreen.tsx'
import { choose, open, prepareNotifications, sent, services } from './testNotifications.tsx'
import { field, openEdit, pick, type } from './testNotificationSteps.tsx'

prepareNotifications()

type Read = {
  name: string
  label: string
  /** Triggers the read. */
  act: () => Promise<void>
  /** Continues after the read. */
  proceed: () => Promise<void>
}

const applications: Read = {
  name: 'listNotificationApplications',
  label: 'Aplicaciones',
  act: () => Promise.resolve(),
  proceed: () => choose('Suite'),
}
const templates: Read = {
  name: 'listTemplatesByApps',
  label: 'Plantilla',
  act: () => choose('Suite'),
  proceed: () => pick('Plantilla', 'Mantenimiento'),
}
const subjects: Read = {
  name: 'listSubjectsByTemplate',
  label: 'Asunto',
  async act() {
    await choose('Suite')
    await pick('Plantilla', 'Mantenimiento')
  },
  proceed: () => pick('Asunto', 'Ventana'),
}

async function expectToSurvive({ name, label, act, proceed }: Read): Promise<void> {
  let calls = 0
  await repeatWithEachFault(services, name, {
    async call() {
      if (calls > 0) return press('Reintentar')
      await open('/notifications/new')
      type('Motivo', 'Cambio de discos')
      return act()
    },
    async expectFault() {
      await waitFor(() =>
        expect(field(label)).toHaveAccessibleDescription(/No pudimos cargar las opciones\./),
      )
      expect(screen.getAllByText(/No pudimos cargar/)).toHaveLength(1)
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
      expect(document.body).not.toHaveTextContent(/<html>|Object\.|Unavailable/)
      expect(services.callsOf(name)).toHaveLength((calls += 1))
      expect(field('Motivo')).toHaveValue('Cambio de discos')
    },
  })
  await press('Reintentar')
  await proceed()
  expect(services.callsOf(name)).toHaveLength(calls + 1)
  expect(field('Motivo')).toHaveValue('Cambio de discos')
}

it('a fault of the applications call keeps the form and can be retried [CCL-21] [T75]', () =>
  expectToSurvive(applications))

it('a fault of the templates call keeps the form and can be retried [CCL-49] [T75]', () =>
  expectToSurvive(templates))

it('a fault of the subjects call keeps the form and can be retried [CCL-48] [T75]', () =>
  expectToSurvive(subjects))

it('a faulty read before a save sends nothing, and the save works afterwards [CCL-46] [T75]', async () => {
  await openEdit()
  type('Motivo', 'Lo mío')
  await repeatWithEachFault(services, 'listNotifications', {
    call: () => press('Actualizar'),
    async expectFault() {
      await waitFor(() => expect(alertDialog()).toHaveTextContent(faultText))
      await pressInDialog('Aceptar')
      expect(field('Motivo')).toHaveValue('Lo mío')
    },
  })
  expect(sent()).toEqual([])
  await press('Actualizar')
  await waitFor(() => expect(sent()).toHaveLength(1))
})
