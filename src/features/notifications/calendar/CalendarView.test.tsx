import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Notification } from '#contracts/notifications.ts'
import { keepListSearch } from '#shared/list/listVisits.ts'
import { isAwaited, keepScreens, resumeSession } from '#shared/session/pausedSession.ts'
import { endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import {
  alertDialog,
  press,
  pressInDialog,
  renderScreen,
  shownAddress,
  user,
} from '#shared/testing/testScreen.tsx'
import type { TestReply } from '#shared/testing/testServices.ts'
import { NotificationsScreen } from '../NotificationsScreen.tsx'
import { notificationAddress, viewPath } from '../rules.ts'
import { notification, prepareNotifications, serviceData, services } from '../testNotificationList.tsx'

prepareNotifications()
beforeAll(() => import('./CalendarScreen.tsx'))
beforeEach(() => {
  serviceData.stored = [
    notification(1, { executionDate: '2040-01-10T23:59:00', applicationIds: [1, 2, 13], reason: 'Cierre' }),
    notification(2, { executionDate: '2040-01-10T23:59:00', applicationIds: [2, 3, 13], reason: 'Pausa' }),
    notification(3, { executionDate: '2040-01-10T23:59:00', applicationIds: [13], reason: 'Archivo' }),
    notification(4, { executionDate: '2040-02-29T23:59:00', applicationIds: [1] }),
    notification(5, { executionDate: '2040-01-12T23:59:00', stateName: 'EJECUTADA' }),
  ]
})

async function openCalendar(address = '/notifications?view=calendar'): Promise<HTMLElement> {
  // Waits for the lazy calendar the first time.
  await act(async () => {
    renderScreen(<NotificationsScreen />, address)
    await Promise.resolve()
  })
  return screen.findByRole('group', { name: 'Calendario de notificaciones' }, { timeout: 10_000 })
}
const day = (name: RegExp): HTMLElement => screen.getByLabelText(name)
const cell = (name: RegExp): HTMLElement => day(name).closest('td')!
const chosen = (): string | null =>
  screen.getByRole('gridcell', { selected: true }).querySelector('button')!.ariaLabel

it('opens at the next pending day, and marks days with clashes [beyond 20]', async () => {
  const calendar = await openCalendar()
  expect(within(calendar).getByRole('grid', { name: 'enero de 2040' })).toBeVisible()
  expect(chosen()).toBe('martes, 10 de enero de 2040: 3 notificaciones, con coincidencias')
  expect(day(/^jueves, 12 de enero/)).toHaveAccessibleName('jueves, 12 de enero de 2040: 1 enviada')
  expect(day(/^miércoles, 4 de enero/)).toHaveAccessibleName(
    'miércoles, 4 de enero de 2040: hoy, sin notificaciones',
  )
  expect(calendar).toHaveTextContent('23:59 (Bogotá), dentro de 6 días')
  expect(document.querySelector('.pending-summary')).toHaveTextContent(
    /4 pendientes · Las 3 próximas salen el .*1 día con coincidencias/,
  )
})

it('returns from a card to its day, with the list as left', async () => {
  keepListSearch('/notifications', '?search=pago')
  await openCalendar()
  expect(notificationAddress.listPath()).toBe('/notifications?view=calendar')
  await press('Mes siguiente')
  await waitFor(() =>
    expect(notificationAddress.listPath()).toBe('/notifications?view=calendar&day=2040-02-01'),
  )
  expect(viewPath('list')).toBe('/notifications?search=pago')
  keepListSearch('/notifications', '')
})

it('links to notifications and names clashes, without hidden applications', async () => {
  const calendar = await openCalendar()
  const items = within(calendar).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'CierreSuite, ColnóminaCoincide en Colnómina con «Pausa», «Archivo».A quién llegaMover',
    'PausaColnómina, FirmayaCoincide en Colnómina con «Cierre», «Archivo».A quién llegaMover',
    'ArchivoCoincide con «Cierre», «Pausa».A quién llegaMover',
  ])
  expect(within(items[0]!).getByRole('link')).toHaveAttribute('href', '/notifications/1')
})

it.each([
  ['{ArrowRight}', 'miércoles, 11 de enero de 2040: sin notificaciones'],
  ['{ArrowDown}', 'martes, 17 de enero de 2040: sin notificaciones'],
  ['{End}', 'domingo, 15 de enero de 2040: sin notificaciones'],
  ['{PageDown}', 'viernes, 10 de febrero de 2040: sin notificaciones'],
])('moves by the key %s', async (key, name) => {
  await openCalendar()
  day(/^martes, 10 de enero/).focus()
  await user.keyboard(key)
  expect(chosen()).toBe(name)
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
})

it('shows pending and sent titles in the days, and how many more there are', async () => {
  const titles = (name: RegExp) =>
    [...cell(name).querySelector('.day-entries')!.children].map(({ textContent }) => textContent)
  serviceData.stored.push(
    notification(6, { executionDate: '2040-01-12T23:59:00', reason: 'Otro' }),
    ...[7, 8, 9, 10].map((id) => notification(id, { executionDate: '2040-01-13T23:59:00' })),
  )
  await openCalendar()
  expect(titles(/^martes, 10/)).toEqual(['Cierre', 'Pausa', 'Archivo'])
  expect(titles(/^viernes, 13/)).toEqual(['Motivo 7', 'Motivo 8', '+2 más'])
  expect(titles(/^jueves, 12/)).toEqual(['Otro', 'Motivo 5'])
  await user.click(within(cell(/^jueves, 12/)).getByText('Motivo 5'))
  expect(chosen()).toBe('jueves, 12 de enero de 2040: 1 notificación, 1 enviada')
  const [, past] = screen.getAllByRole('listitem')
  expect(past).toHaveTextContent(/^Motivo 5.*Enviada/)
  expect(within(past!).queryByRole('button', { name: /^Mover/ })).toBeNull()
})

it.each([
  ['today', /^miércoles, 4 de enero/, '/notifications/new?day=2040-01-04'],
  ['a later day', /^viernes, 13 de enero/, '/notifications/new?day=2040-01-13'],
  ['a day that is over', /^martes, 3 de enero/, null],
])('offers a new one for %s, if mails can still be sent [NTV-10]', async (_, name, path) => {
  await openCalendar()
  await user.click(day(name))
  expect(screen.queryByRole('link', { name: 'Crear este día' })?.getAttribute('href') ?? null).toBe(path)
})

it('changes the month, and returns to the next pending one', async () => {
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
})

it('has its own address with the day', async () => {
  await openCalendar('/notifications?view=calendar&day=2040-02-29')
  expect(chosen()).toMatch(/^miércoles, 29 de febrero de 2040/)
  await user.click(day(/^jueves, 23 de febrero/))
  await waitFor(() => expect(shownAddress()).toBe('/notifications?view=calendar&day=2040-02-23'))
  await user.click(screen.getByRole('link', { name: '1 día con coincidencias' }))
  expect(chosen()).toMatch(/^martes, 10 de enero de 2040/)
  await user.click(screen.getByRole('link', { name: 'Lista' }))
  expect(await screen.findByRole('table')).toBeVisible()
  expect(shownAddress()).toBe('/notifications')
})

it('does not overwrite a pending navigation with the day', async () => {
  await openCalendar('/notifications?view=calendar&day=2040-02-29')
  jest.useFakeTimers()
  fireEvent.click(day(/^jueves, 23 de febrero/))
  window.history.replaceState({ idx: 2, key: 'elsewhere' }, '')
  act(() => jest.advanceTimersByTime(1_000))
  expect(chosen()).toMatch(/^jueves, 23 de febrero/)
  expect(shownAddress()).toBe('/notifications?view=calendar&day=2040-02-29')
  window.history.replaceState(null, '')
  jest.useRealTimers()
})

it('keeps a newer day when the address of the former one is applied', async () => {
  await openCalendar('/notifications?view=calendar&day=2040-02-29')
  jest.useFakeTimers()
  fireEvent.click(day(/^jueves, 23 de febrero/))
  act(() => {
    jest.advanceTimersByTime(300)
    fireEvent.click(day(/^viernes, 24 de febrero/))
  })
  expect(chosen()).toMatch(/^viernes, 24 de febrero/)
  act(() => jest.advanceTimersByTime(300))
  expect(shownAddress()).toBe('/notifications?view=calendar&day=2040-02-24')
  jest.useRealTimers()
})

const sent = () => services.callsOf('modifyNotification').map(({ body }) => body)

it('asks before a move to a day with clashes, saves it and undoes it [NTV-10]', async () => {
  await openCalendar('/notifications?view=calendar&day=2040-02-29')
  await press('Mover Motivo 4 a otro día')
  expect(screen.getByText('Elige el nuevo día para Motivo 4.')).toBeVisible()
  await press('Mes anterior')
  await user.click(day(/^martes, 10 de enero/))
  expect(alertDialog()).toHaveTextContent('Del 29/02/2040 al 10/01/2040, a las 23:59 (hora de Bogotá).')
  expect(alertDialog()).toHaveTextContent('Coincide en Suite con «Cierre».')
  await pressInDialog('Mover')
  expect(await screen.findByText('Motivo 4 sale ahora el 10/01/2040')).toBeVisible()
  expect(sent()).toMatchObject([{ id: 4, reason: 'Motivo 4', executionDate: '2040-01-10T23:59:00' }])
  await user.click(screen.getByRole('button', { name: /^Deshacer/ }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ id: 4, executionDate: '2040-02-29T23:59:00' })
})

it('moves by keys, and Esc cancels', async () => {
  await openCalendar()
  screen.getByRole('button', { name: 'Mover Cierre a otro día' }).focus()
  await user.keyboard('{Enter}')
  expect(day(/^martes, 10 de enero/)).toHaveFocus()
  await user.keyboard('{Escape}{ArrowRight}{Enter}')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await user.click(day(/^martes, 10/))
  await user.click(await screen.findByRole('button', { name: 'Mover Cierre a otro día' }))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByText('Cierre sale ahora el 17/01/2040')).toBeVisible()
})

it.each([
  ['beside the month', () => screen.getAllByRole('listitem')[0]!],
  ['in its day', () => within(cell(/^martes, 10/)).getByText('Cierre')],
])('moves a notification dragged %s to a day', async (_, handle) => {
  await openCalendar()
  fireEvent.dragStart(handle(), { dataTransfer: { setData: () => {} } })
  fireEvent.drop(day(/^viernes, 13 de enero/))
  await waitFor(() => expect(sent()).toMatchObject([{ id: 1, executionDate: '2040-01-13T23:59:00' }]))
})

it('moves nothing to a past day', async () => {
  await openCalendar()
  await press('Mover Cierre a otro día')
  await user.click(day(/^martes, 3 de enero/))
  expect(alertDialog()).toHaveTextContent('Elige hoy o un día posterior.')
  await pressInDialog('Aceptar')
  expect(sent()).toEqual([])
})

it('moves nothing after a cancel, on the day or in the dialog', async () => {
  await openCalendar('/notifications?view=calendar&day=2040-02-29')
  await press('Mover Motivo 4 a otro día')
  await press('Cancelar')
  expect(day(/^miércoles, 29 de febrero/)).toHaveFocus()
  await press('Mover Motivo 4 a otro día')
  await press('Mes anterior')
  await user.click(day(/^martes, 10 de enero/))
  await pressInDialog('Cancelar')
  expect(sent()).toEqual([])
})

it.each([
  ['moved it', { executionDate: '2040-01-20T23:59:00' }, 'Cambió mientras tanto y ahora sale el 20/01/2040.'],
  ['sent it', { stateName: 'EJECUTADA' }, 'La notificación ya fue ejecutada, no se puede modificar'],
  ['deleted it', null, 'No encontramos esta notificación'],
])('reads it again before the move: another user %s', async (_, fields, text) => {
  await openCalendar()
  await press('Mover Cierre a otro día')
  serviceData.stored = serviceData.stored.flatMap((one) =>
    one.id === 1 ? (fields ? { ...one, ...fields } : []) : one,
  )
  await user.click(day(/^viernes, 13 de enero/))
  await waitFor(() => expect(alertDialog()).toHaveTextContent(text))
  expect(sent()).toEqual([])
  // Nothing is pending during the message.
  expect(isAwaited()).toBe(false)
})

it.each([
  ['moved it', { executionDate: '2040-01-20T23:59:00' }, []],
  ['changed its reason', { reason: 'Otro motivo' }, [{ id: 1, reason: 'Otro motivo' }]],
])('reads it again after a question: another user %s meanwhile', async (_, fields, moves) => {
  await openCalendar()
  await press('Mover Cierre a otro día')
  services.answerNext(
    'listTemplatesByApps',
    ...Array.from({ length: 4 }, () => ({ body: { templates: [] } })),
  )
  await user.click(day(/^viernes, 13 de enero/))
  await waitFor(() => expect(alertDialog()).toHaveAccessibleName(/no está habilitada/))
  store(fields)
  await pressInDialog('Continuar')
  if (moves.length === 0)
    await waitFor(() => expect(alertDialog()).toHaveTextContent('ahora sale el 20/01/2040'))
  await waitFor(() => expect(sent()).toMatchObject(moves))
})

it('keeps other changes of a colleague', async () => {
  await openCalendar()
  await press('Mover Cierre a otro día')
  store({ reason: 'Otro motivo' })
  await user.click(day(/^viernes, 13 de enero/))
  await waitFor(() => expect(sent()).toMatchObject([{ id: 1, reason: 'Otro motivo' }]))
})

it('offers a retry of a move after an overload', async () => {
  await openCalendar()
  await press('Mover Cierre a otro día')
  services.answerNext('modifyNotification', { status: 429 })
  await user.click(day(/^viernes, 13 de enero/))
  await waitFor(() => expect(alertDialog()).toHaveAccessibleName('No se guardó'))
  await pressInDialog('Reintentar')
  await waitFor(() => expect(sent()).toMatchObject([{ id: 1 }, { id: 1 }]))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it.each<[string, TestReply, boolean]>([
  ['was lost: it was stored all the same', { drop: true }, true],
  ['was lost: it was not stored', { drop: true }, false],
])('reads the result of a save whose answer %s [T76]', async (_, reply, isStored) => {
  await openCalendar()
  await press('Mover Cierre a otro día')
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  services.answerNext('modifyNotification', { ...reply, after: held })
  await user.click(day(/^viernes, 13 de enero/))
  await waitFor(() => expect(services.callsOf('modifyNotification')).toHaveLength(1))
  // A session that ends now is paused (decision D49).
  expect(isAwaited()).toBe(true)
  if (isStored) store({ executionDate: '2040-01-13T23:59:00' })
  answer()
  if (isStored) expect(await screen.findByText('Cierre sale ahora el 13/01/2040')).toBeVisible()
  else await waitFor(() => expect(alertDialog()).toHaveTextContent(/./))
  expect(screen.queryByText('No sabemos si se guardó')).toBeNull()
})

it('reports an unknown result if it cannot be read [T76]', async () => {
  await openCalendar()
  await press('Mover Cierre a otro día')
  services.answerNext('modifyNotification', { drop: true })
  services.answerNext('listNotifications', {}, { status: 500 })
  await user.click(day(/^viernes, 13 de enero/))
  expect(await screen.findByText('No sabemos si se guardó')).toBeVisible()
})

it('reads the calendar again after a refused move', async () => {
  await openCalendar()
  await press('Mover Cierre a otro día')
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  services.answerNext('modifyNotification', { status: 400, body: { result: 'Ya no se puede.' }, after: held })
  await user.click(day(/^viernes, 13 de enero/))
  await waitFor(() => expect(sent()).toHaveLength(1))
  serviceData.stored = [...serviceData.stored, notification(6, { executionDate: '2040-01-13T23:59:00' })]
  answer()
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }))
  expect(await screen.findByRole('button', { name: /^viernes, 13 .*: 1 notificación$/ })).toBeVisible()
})

it.each<[string, string, TestReply, string]>([
  [
    'was refused',
    'modifyNotification',
    { status: 400, body: { result: 'Ya no se puede.' } },
    'Cierre: Ya no se puede.',
  ],
  [
    'found nothing to move',
    'listNotifications',
    { body: { result: [] } },
    'Cierre: No encontramos esta notificación',
  ],
])('shows a toast after the calendar was left: a move %s', async (...given) => {
  const [, call, by, text] = given
  await openCalendar()
  await press('Mover Cierre a otro día')
  let settle = (): void => {}
  services.answerNext(call, { ...by, after: new Promise<void>((resolve) => (settle = resolve)) })
  await user.click(day(/^viernes, 13 de enero/))
  await waitFor(() => expect(services.callsOf(call).length).toBeGreaterThan(call.startsWith('list') ? 1 : 0))
  await user.click(screen.getByRole('link', { name: 'Lista' }))
  expect(await screen.findByRole('table')).toBeVisible()
  await act(async () => settle())
  expect(await screen.findByText(text)).toBeVisible()
})

it('shows a toast that nothing was moved if the calendar was left during the template check', async () => {
  await openCalendar()
  await press('Mover Cierre a otro día')
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  services.answerNext('listTemplatesByApps', { status: 500, after: held }, { status: 500 }, { status: 500 })
  await user.click(day(/^viernes, 13 de enero/))
  await waitFor(() => expect(services.callsOf('listTemplatesByApps')).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: 'Lista' }))
  expect(await screen.findByRole('table')).toBeVisible()
  await act(async () => answer())
  expect(await screen.findByText('Cierre: La notificación no se movió')).toBeVisible()
  expect(sent()).toEqual([])
})

describe('over the end of a session', () => {
  const signIn = { token: testToken({ exp: 4e9 }), refreshToken: 'refresh' }
  let leave: () => void
  beforeEach(async () => {
    writeSession(signIn)
    leave = keepScreens()
    await openCalendar()
    await press('Mover Cierre a otro día')
  })
  afterEach(() => {
    leave()
    clearSession()
  })
  const end = (): void => act(() => endSession({ reason: 'expired', message: null }))
  const comeBack = (): Promise<void> => act(async () => void resumeSession(signIn))

  it('during the template check it is offered again, not sent by itself [T37]', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    services.answerNext('listTemplatesByApps', { after: held })
    await user.click(day(/^viernes, 13 de enero/))
    await waitFor(() => expect(services.callsOf('listTemplatesByApps')).toHaveLength(1))
    expect(isAwaited()).toBe(true)
    end()
    await act(async () => answer())
    await comeBack()
    const now = await screen.findByRole('button', { name: 'Hacerlo ahora' })
    expect(sent()).toEqual([])
    await user.click(now)
    await waitFor(() => expect(sent()).toMatchObject([{ id: 1, executionDate: '2040-01-13T23:59:00' }]))
  })

  it('during a confirmation its answer counts', async () => {
    const none = { body: { templates: [] } }
    services.answerNext('listTemplatesByApps', none, none, none, none)
    await user.click(day(/^viernes, 13 de enero/))
    await waitFor(() => expect(alertDialog()).toHaveTextContent('¿Deseas continuar?'))
    end()
    await comeBack()
    await pressInDialog('Continuar')
    await waitFor(() => expect(sent()).toHaveLength(1))
  })
})

/** Changes the first one elsewhere. */
function store(fields: Partial<Notification>): void {
  serviceData.stored = serviceData.stored.map((one) => (one.id === 1 ? { ...one, ...fields } : one))
}
