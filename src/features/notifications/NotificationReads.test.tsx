import { screen, waitFor } from '@testing-library/react'
import { answerFaults, meetFault } from '#shared/testing/answerFaults.ts'
import { press } from '#shared/testing/testScreen.tsx'
import { choose, field, open, pick, prepareNotifications, services, type } from './testNotifications.tsx'

prepareNotifications()

type Read = {
  name: string
  label: string
  /** What makes the card read it. */
  act: () => Promise<void>
  /** What can be done once it is there. */
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
  const faults = Object.keys(answerFaults)
  meetFault(services, name, faults[0]!)
  await open('/notifications/new')
  type('Motivo', 'Cambio de discos')
  await act()
  for (const [at, what] of faults.entries()) {
    await waitFor(() => {
      expect({ what, calls: services.callsOf(name).length }).toEqual({ what, calls: at + 1 })
      expect(field(label)).toHaveAccessibleDescription(/No pudimos cargar las opciones\./)
    })
    expect(screen.getAllByText(/No pudimos cargar/)).toHaveLength(1)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(document.body).not.toHaveTextContent(/<html>|Object\.|Unavailable/)
    expect(field('Motivo')).toHaveValue('Cambio de discos')
    const next = faults[at + 1]
    if (next !== undefined) meetFault(services, name, next)
    await press('Reintentar')
  }
  await waitFor(() => expect(screen.queryByText(/No pudimos cargar/)).not.toBeInTheDocument())
  await proceed()
  expect(services.callsOf(name)).toHaveLength(faults.length + 1)
  expect(field('Motivo')).toHaveValue('Cambio de discos')
}

it('the applications survive every fault of their call: one message, what was typed stays, the retry works [T75, CCL-21]', () =>
  expectToSurvive(applications))

it('the templates survive every fault of their call: one message, what was typed stays, the retry works [T75, CCL-49]', () =>
  expectToSurvive(templates))

it('the subjects survive every fault of their call: one message, what was typed stays, the retry works [T75, CCL-48]', () =>
  expectToSurvive(subjects))
