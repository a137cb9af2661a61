import { screen, waitFor, within } from '@testing-library/react'
import { press, user } from '#shared/testing/testScreen.tsx'
import { notification, open, prepareNotifications, service } from '../testNotificationList.tsx'

prepareNotifications()
beforeEach(() => {
  service.stored = [
    notification(1, { executionDate: '2040-01-10T23:59:00', applicationIds: [1, 2, 13], reason: 'Cierre' }),
    notification(2, { executionDate: '2040-01-10T23:59:00', applicationIds: [2, 3, 13], reason: 'Pausa' }),
    notification(3, { executionDate: '2040-01-10T23:59:00', applicationIds: [13], reason: 'Archivo' }),
    notification(4, { executionDate: '2040-02-29T23:59:00', applicationIds: [1] }),
    notification(5, { executionDate: '2040-01-12T23:59:00', stateName: 'EJECUTADA' }),
  ]
})

async function openCalendar(): Promise<HTMLElement> {
  await open()
  await press('Ver calendario')
  return screen.findByRole('dialog', { name: 'Calendario de pendientes' })
}
const day = (name: RegExp): HTMLElement => screen.getByRole('button', { name })
const chosen = (): string | null =>
  screen.getByRole('gridcell', { selected: true }).querySelector('button')!.ariaLabel

it('opens at the next day with what waits then, and marks days with clashes [beyond 20]', async () => {
  const calendar = await openCalendar()
  expect(within(calendar).getByRole('grid', { name: 'enero de 2040' })).toBeVisible()
  expect(chosen()).toBe('martes, 10 de enero de 2040: 3 notificaciones, con coincidencias')
  expect(day(/^jueves, 12 de enero/)).toHaveAccessibleName('jueves, 12 de enero de 2040: sin notificaciones')
  expect(day(/^miércoles, 4 de enero/)).toHaveAccessibleName(
    'miércoles, 4 de enero de 2040: hoy, sin notificaciones',
  )
  expect(calendar).toHaveTextContent('mar 10/01/2040 23:59, America/Bogota, en 6 d 3 h')
  expect(document.querySelector('.pending-summary')).toHaveTextContent(
    /4 pendientes · Las 3 próximas salen el .*1 día con coincidencias/,
  )
})

it('leads to each notification and says what reaches the same people, without hidden applications', async () => {
  const calendar = await openCalendar()
  const items = within(calendar).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'CierreSuite, ColnóminaCoincide en Colnómina con «Pausa», «Archivo».',
    'PausaColnómina, FirmayaCoincide en Colnómina con «Cierre», «Archivo».',
    'ArchivoCoincide con «Cierre», «Pausa».',
  ])
  expect(within(items[0]!).getByRole('link')).toHaveAttribute('href', '/notifications/1')
})

it.each([
  ['{ArrowRight}', 'miércoles, 11 de enero de 2040: sin notificaciones'],
  ['{ArrowDown}', 'martes, 17 de enero de 2040: sin notificaciones'],
  ['{End}', 'domingo, 15 de enero de 2040: sin notificaciones'],
  ['{PageDown}', 'viernes, 10 de febrero de 2040: sin notificaciones'],
])('is walked by the key %s', async (key, name) => {
  await openCalendar()
  day(/^martes, 10 de enero/).focus()
  await user.keyboard(key)
  expect(chosen()).toBe(name)
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
})

it('is turned month by month, finds the next one again, and closes', async () => {
  const calendar = await openCalendar()
  await press('Mes siguiente')
  expect(day(/^miércoles, 29 de febrero/)).toHaveAccessibleName(
    'miércoles, 29 de febrero de 2040: 1 notificación',
  )
  await user.click(day(/^miércoles, 29 de febrero/))
  expect(within(calendar).getByRole('link', { name: 'Motivo 4' })).toBeVisible()
  await press('Mes anterior')
  expect(chosen()).toBe('domingo, 1 de enero de 2040: sin notificaciones')
  await press('Ir a la próxima')
  expect(chosen()).toMatch(/^martes, 10 de enero/)
  await press('Cerrar')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
