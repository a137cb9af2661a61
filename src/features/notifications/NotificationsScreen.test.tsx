import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { i18n } from '#shared/texts/i18n.ts'
import {
  cellUnder,
  columnHeadings,
  expectFound,
  expectTwoPages,
  showColumns,
} from '#shared/testing/testList.tsx'
import {
  alertDialog,
  listLoaded,
  press,
  pressInDialog,
  row,
  shownAddress,
  shownRows,
  user,
} from '#shared/testing/testScreen.tsx'
import { currentToasts } from '#shared/ui/toasts.ts'
import { notification, open, prepareNotifications, serviceData, services } from './testNotificationList.tsx'

prepareNotifications()

it('is a table with the columns of a notification, and a create button [NTF-01, NTF-04, NTF-05]', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Notificaciones de correo')
  expect(columnHeadings()).toEqual([
    'Motivo',
    'Asunto',
    'Aplicaciones',
    'Fecha de envío',
    'Estado',
    'Acciones',
  ])
  expect(screen.getByRole('link', { name: 'Crear notificación' })).toHaveAttribute(
    'href',
    '/notifications/new',
  )
  expect(screen.getByRole('link', { name: 'Motivo 1' })).toHaveAttribute('href', '/notifications/1')
  await expectTwoPages('/notifications')
})

it('shows subject, applications without hidden ones, day and state of a row, in no time zone [NTF-07, TBL-07, TBL-08, TBL-09] [T87, T90]', async () => {
  serviceData.stored = [
    notification(1, { applicationIds: '1,13, 2,3', sharedApps: 'Suite,Archivo,Colnómina,Firmaya' }),
    notification(2, { executionDate: '2028-02-29', stateName: 'EJECUTADA', subjectName: null }),
    notification(3, { stateName: 'DETENIDA', executionDate: 'mañana' }),
  ]
  await open()
  const under = (heading: string): HTMLElement => cellUnder(heading, 'Motivo 1')
  expect(under('Motivo')).toHaveTextContent(/^Motivo 1$/)
  expect(under('Asunto')).toHaveTextContent(/^Asunto 1$/)
  expect(under('Aplicaciones')).toHaveTextContent(/^Suite, Colnómina\.\.\.$/)
  expect(under('Fecha de envío')).toHaveTextContent(/^01\/01\/2040 23:59$/)
  expect(under('Estado')).toHaveTextContent(/^PENDIENTE$/)
  expect(row('Motivo 2')).toHaveTextContent('29/02/2028 23:59EJECUTADA')
  expect(row('Motivo 3')).toHaveTextContent('mañanaDETENIDA')
  expect(screen.getByRole('table')).not.toHaveTextContent('Archivo')
  await user.hover(within(under('Aplicaciones')).getByRole('button', { name: /^Aplicaciones/ }))
  expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent(/^SuiteColnóminaFirmaya$/)
})

it('searches reason, subject, applications, day and state while typing [NTF-02]', async () => {
  serviceData.stored[3] = notification(4, {
    reason: 'Migración',
    subjectName: 'Ventana de año',
    sharedApps: 'Colnómina',
    stateName: 'EJECUTADA',
    executionDate: '2030-12-24T23:59:00',
  })
  await open()
  const callsBefore = services.calls.length
  await expectFound(
    'Buscar notificaciones',
    ['migracion', 'VENTANA DE ANO', 'colnomina', '24/12/2030', 'ejecutada'],
    'Migración',
  )
  expect(services.calls).toHaveLength(callsBefore)
})

it.each([
  ['Pendiente', ['Motivo 2', 'Motivo 3', 'Motivo 1']],
  ['Ejecutada', ['Motivo 1', 'Motivo 3', 'Motivo 2']],
  ['Más reciente', ['Motivo 3', 'Motivo 1', 'Motivo 2']],
  ['Más antiguo', ['Motivo 2', 'Motivo 1', 'Motivo 3']],
])('sorted by %s hides nothing [NTF-03]', async (sort, reasons) => {
  serviceData.stored = [
    notification(1, { stateName: 'EJECUTADA', createdon: '2025-02-01T00:00:00Z' }),
    notification(2, { createdon: '2024-02-01T00:00:00Z' }),
    notification(3, { createdon: '2025-03-01T00:00:00Z' }),
  ]
  await open()
  const menu = screen.getByLabelText('Ordenar por')
  expect(
    within(menu)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sin ordenar', 'Pendiente', 'Ejecutada', 'Más reciente', 'Más antiguo'])
  await user.selectOptions(menu, sort)
  await waitFor(() => expect(shownRows()).toEqual(reasons))
})

it('offers a copy of any notification, executed or not [beyond 20]', async () => {
  serviceData.stored = [notification(1), notification(2, { stateName: 'EJECUTADA' })]
  await open()
  for (const id of [1, 2])
    expect(screen.getByRole('link', { name: `Duplicar Motivo ${id}` })).toHaveAttribute(
      'href',
      `/notifications/new?from=${id}`,
    )
  await user.click(screen.getByRole('link', { name: 'Duplicar Motivo 2' }))
  await waitFor(() => expect(shownAddress()).toBe('/notifications/new?from=2'))
})

it('shows the creation date as an optional column, and compact rows', async () => {
  await open()
  await showColumns('Creada')
  expect(row('Motivo 2')).toHaveTextContent('02/01/2025')
})

it('offers to delete only pending ones [NTF-06, NTF-14]', async () => {
  serviceData.stored = [
    notification(1),
    notification(2, { stateName: 'EJECUTADA' }),
    notification(3, { stateName: '?' }),
  ]
  await open()
  expect(screen.getAllByRole('button', { name: /^Eliminar/ }).map((one) => one.ariaLabel)).toEqual([
    'Eliminar Motivo 1',
  ])
})

it('asks before deleting, shows the message of the answer and keeps the focus in the list [NTF-24, CCL-47]', async () => {
  await open()
  await press('Eliminar Motivo 2')
  expect(alertDialog()).toHaveAccessibleName('¿Deseas eliminar esta notificación?')
  expect(alertDialog()).toHaveTextContent('Motivo 2')
  expect(alertDialog()).toHaveTextContent('Se envía el 02/01/2040 a las 23:59 (hora de Bogotá).')
  await pressInDialog('Cancelar')
  expect(services.callsOf('deleteNotification')).toEqual([])
  await press('Eliminar Motivo 2')
  await pressInDialog('Eliminar')
  await waitFor(() => expect(alertDialog()).toHaveAccessibleName('Notificación eliminada'))
  expect(alertDialog()).toHaveTextContent('La notificación fue eliminada exitosamente')
  expect(services.callsOf('deleteNotification').map(({ body }) => body)).toEqual([{ id: 2 }])
  await waitFor(() => expect(shownRows()).not.toContain('Motivo 2'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Motivo 3' })).toHaveFocus())
})

it('reports each of two parallel deletions, with undo [NTF-24, PRV-28]', async () => {
  await open()
  const { promise, resolve } = Promise.withResolvers<void>()
  services.answerNext('deleteNotification', { after: promise }, { after: promise })
  for (const reason of ['Motivo 2', 'Motivo 3']) {
    await press(`Eliminar ${reason}`)
    await pressInDialog('Eliminar')
  }
  resolve()
  await waitFor(() => expect(shownRows()).not.toContain('Motivo 3'))
  const first = alertDialog()
  fireEvent.keyDown(first, { key: 'Escape' })
  // Another dialog with its own timer.
  expect(alertDialog()).not.toBe(first)
  expect(alertDialog()).toHaveAccessibleName('Notificación eliminada')
  fireEvent.keyDown(alertDialog(), { key: 'Escape' })
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(currentToasts().map(({ text }) => text)).toEqual([
    'Motivo 2 ya no está en la lista.',
    'Motivo 3 ya no está en la lista.',
  ])
  await user.click(screen.getAllByRole('button', { name: 'Deshacer' })[0]!)
  const created = (): unknown[] => services.callsOf('createNotification').map(({ body }) => body!['reason'])
  await waitFor(() => expect(created()).toEqual(['Motivo 2']))
})

it('restores a deleted one even if an equal one exists', async () => {
  serviceData.stored[2] = { ...serviceData.stored[1]!, id: 3 }
  await open()
  await user.click(screen.getAllByRole('button', { name: 'Eliminar Motivo 2' })[0]!)
  await pressInDialog('Eliminar')
  await waitFor(() => expect(alertDialog()).toHaveAccessibleName('Notificación eliminada'))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(services.callsOf('createNotification')).toHaveLength(1))
})

it.each(['es', 'en', 'pt'] as const)(
  'finds a state by the text of the service in %s [D54]',
  async (language) => {
    serviceData.stored[3] = notification(4, { reason: 'Migración', stateName: 'EJECUTADA' })
    i18n.changeLanguage(language)
    await open()
    await user.type(screen.getByRole('searchbox'), 'ejecutada')
    await waitFor(() => expect(shownRows()).toEqual(['Migración']))
    act(() => i18n.changeLanguage('es'))
  },
)

const executed = 'La notificación ya fue ejecutada, no se puede modificar'
it.each([
  ['refused', { status: 400, body: { result: executed } }, 'La notificación no se eliminó', executed],
  ['failed', { status: 500 }, 'La notificación no se eliminó', 'Error al realizar la petición.'],
  ['not answered', { drop: true }, 'La notificación no se eliminó', 'Error al realizar la petición.'],
  ['cut off', { text: '{"resu' }, 'La notificación no se eliminó', 'Error al realizar la petición.'],
] as const)('says that a removal was %s and reads the list again', async (_how, reply, title, text) => {
  await open()
  const callsBefore = services.callsOf('listNotifications').length
  services.answerNext('deleteNotification', reply)
  await press('Eliminar Motivo 2')
  await pressInDialog('Eliminar')
  await waitFor(() => expect(alertDialog()).toHaveAccessibleName(title))
  expect(alertDialog()).toHaveTextContent(text)
  expect(services.callsOf('listNotifications').length).toBeGreaterThan(callsBefore)
  await pressInDialog('Aceptar')
  expect(shownRows()).toContain('Motivo 2')
})

it('reports an unknown deletion if the list cannot be read either [T76]', async () => {
  await open()
  services.answerNext('deleteNotification', { drop: true })
  services.answerNext('listNotifications', { status: 500 }, { status: 500 })
  await press('Eliminar Motivo 2')
  await pressInDialog('Eliminar')
  await waitFor(() => expect(alertDialog()).toHaveAccessibleName('No sabemos si la notificación se eliminó'))
  expect(alertDialog()).toHaveTextContent('Motivo 2: el servicio no respondió.')
})

it('reports a deletion after a lost answer if it is gone [T76]', async () => {
  await open()
  services.answerNext('deleteNotification', { drop: true })
  await press('Eliminar Motivo 2')
  serviceData.stored = serviceData.stored.filter(({ id }) => id !== 2)
  await pressInDialog('Eliminar')
  await waitFor(() => expect(alertDialog()).toHaveAccessibleName('Notificación eliminada'))
  expect(shownRows()).not.toContain('Motivo 2')
})

it('leaves a 403 to the session dialog', async () => {
  await open()
  services.answerNext('deleteNotification', { status: 403 })
  await press('Eliminar Motivo 2')
  await pressInDialog('Eliminar')
  await waitFor(() => expect(services.callsOf('deleteNotification')).toHaveLength(1))
  await listLoaded()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it.each([
  ['an empty list is one', { body: { result: [] } }, 'No se encontraron resultados'],
  ['an answer without a list is an error', { body: {} }, 'Error al realizar la petición.'],
])('%s [CER-07]', async (_what, reply, text) => {
  services.answerNext('listNotifications', reply)
  await open()
  expect(screen.getByRole('table')).toHaveTextContent(text)
})

it('says without rows that nothing can be exported or is pending [beyond 21]', async () => {
  serviceData.stored = []
  await open()
  expect(screen.getByRole('button', { name: 'Exportar' })).toHaveAccessibleDescription(
    'No hay notificaciones para exportar.',
  )
  expect(screen.getByText('No hay notificaciones pendientes.')).toBeVisible()
})

it.each([
  ['es', '12 pendientes · La próxima sale el miércoles 04/01/2040, 23:59 (Bogotá), dentro de 3 h 29 min.'],
  ['en', '12 pending · The next one is sent on Wednesday 04/01/2040, 23:59 (Bogotá time), in 3 h 29 min.'],
  ['pt', '12 pendentes · A próxima sai em quarta-feira 04/01/2040, 23:59 (Bogotá), em 3 h 29 min.'],
] as const)(
  'shows in %s how many are pending and when the next one is sent [NTF-22] [beyond 20]',
  async (language, text) => {
    serviceData.stored[4] = notification(5, { stateName: 'EJECUTADA' })
    i18n.changeLanguage(language)
    await open()
    expect(document.querySelector('.pending-summary')).toHaveTextContent(text)
    act(() => i18n.changeLanguage('es'))
  },
)
