import { act, screen, waitFor, within } from '@testing-library/react'
import { keepScreens, resumeSession } from '#shared/session/pausedSession.ts'
import { beginSessionEpoch, endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { prepareScreens, press, renderScreen, user } from '#shared/testing/testScreen.tsx'
import type { ImportRow } from './importRow.ts'
import { few, person, row, table, testPeople } from './testImport.ts'
import { TrialStep } from './TrialStep.tsx'

const { services, kept } = testPeople()
const writes = ['createUser', 'modifyUser', 'setUserState', 'deleteUser', 'activateDeletedUser']

prepareScreens()
beforeEach(() => {
  services.start()
  beginSessionEpoch()
  kept.people = [
    person(1),
    person(2, { userName: 'ida', email: 'ida@suite.test', isDeleted: true }),
    person(3),
  ]
  writeSession({ token: testToken({ userId: '3', unique_name: 'user3' }), refreshToken: 'r', skewMs: 0 })
})
afterEach(clearSession)

async function show(rows: readonly ImportRow[]): Promise<void> {
  await act(async () => renderScreen(<TrialStep table={table(rows)} onBack={() => {}} />, '/users/import'))
}

const rowsShown = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Filas del archivo' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

it('says what each row would do, and writes nothing', async () => {
  await show([
    row(0, { userName: 'lia' }),
    few(1, { userName: 'user1', names: 'Ana María' }, { roles: ['Cajero'] }),
    few(2, { userName: 'ida', names: 'Ida' }),
    few(3, { userName: 'USER1', names: 'Ana' }, { companies: [7] }),
    row(4, { userName: 'leo', email: 'user1@suite.test' }),
    few(5, { userName: 'user3', idstate: '1' }),
    { ...row(6), problems: [{ field: 'document', code: 'any' }] },
    few(7, { email: 'user1@suite.test', surnames: 'Lima' }),
  ])
  const sentence = '1 se creará, 2 cambiarán, 1 se recuperará, 1 quedará igual y 3 no se importarán.'
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(rowsShown()).toEqual([
    'Luz Díaz · liaLínea 2Crear',
    'Ana María · user1Línea 3 · Nombres: Ana → Ana María; Rol: Cajero: No asignado → AsignadoCambiar',
    'Ida · idaLínea 4Recuperar',
    'Ana · USER1Línea 5Queda igual',
    'Luz Díaz · leoLínea 6 · Otra persona ya usa este correo. Escribe otro.No se importa',
    'user3Línea 7 · No puedes desactivarte a ti mismo.No se importa',
    'Luz Díaz · nuevo6Línea 8 · Todavía tiene errores.No se importa',
    'Lima · user1@suite.testLínea 9 · Apellidos: Gómez → LimaCambiar',
  ])
  expect(services.calls.filter(({ name }) => writes.includes(name))).toEqual([])
  await press('Cambiar 2')
  expect(rowsShown()).toHaveLength(2)
})

it('shows the difference field by field on a press', async () => {
  await show([
    few(0, { userName: 'user1', names: 'Eva' }, { companies: [7, 8], roles: ['Auditor', 'Cajero'] }),
  ])
  await screen.findByText('1 cambiará.')
  await user.click(screen.getByRole('button', { name: /^Eva · user1/ }))
  const cells = within(screen.getByRole('alertdialog')).getAllByRole('row').slice(1)
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'NombresAnaEva',
    'Empresa: BorealisNo asignadaAsignada',
    'Rol: CajeroNo asignadoAsignado',
  ])
})

it('says which fields a new user lacks', async () => {
  await show([few(0, { userName: 'leo', names: 'Leo' }, { roles: ['Cajero'] })])
  await screen.findByText('1 no se importará.')
  await user.click(screen.getByRole('button', { name: /^Leo · leo/ }))
  const reasons = within(screen.getByRole('alertdialog')).getAllByRole('listitem')
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    'Para crear a esta persona falta: Correo electrónico, Apellidos, País, Tipo de documento, Tipo de usuario y Número de documento.',
    'Necesita una empresa.',
  ])
})

it('has six calls in flight at most, is paused and resumed', async () => {
  let open = 0
  let most = 0
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const count = jest.spyOn(globalThis, 'fetch').getMockImplementation()!
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    open += 1
    most = Math.max(most, open)
    if (String(input).endsWith('getuserexists')) await held
    const answer = await count(input, init)
    open -= 1
    return answer
  })
  await show(Array.from({ length: 20 }, (_, at) => row(at)))
  await waitFor(() => expect(open).toBe(6))
  await press('Pausar')
  await act(async () => release())
  await waitFor(() => expect(screen.getByText('Comparando 6 de 20')).toBeVisible())
  expect(screen.getByText('En pausa.')).toBeVisible()
  await press('Seguir')
  await screen.findByText('20 se crearán.')
  expect(most).toBe(6)
  expect(services.callsOf('userExists')).toHaveLength(40)
})

it('waits for Retry-After and continues by itself', async () => {
  services.answerNext('userExists', { status: 429, headers: { 'Retry-After': '1' } })
  await show([row(0)])
  expect(await screen.findByText(/^El servicio está ocupado/)).toBeVisible()
  expect(await screen.findByText('1 se creará.', undefined, { timeout: 3_000 })).toBeVisible()
})

it('pauses at a failure, and continues on retry', async () => {
  services.answerNext('getUser', { status: 500 })
  await show([row(0), few(1, { userName: 'user1', names: 'Eva' })])
  await press('Reintentar')
  expect(await screen.findByText('1 se creará y 1 cambiará.')).toBeVisible()
  expect(services.callsOf('userExists').map(({ body }) => body)).toEqual([
    { userName: 'nuevo0' },
    { userName: 'user1' },
    { email: 'nuevo0@suite.test' },
    { userName: 'user1' },
  ])
})

it('waits while the session is expired, and continues after re-authentication', async () => {
  const letGo = keepScreens()
  let answer = (): void => {}
  const after = new Promise<void>((resolve) => (answer = resolve))
  services.answerNext('userExists', ...Array.from({ length: 6 }, () => ({ after })))
  await show(Array.from({ length: 9 }, (_, at) => row(at)))
  await waitFor(() => expect(services.callsOf('userExists')).toHaveLength(6))
  act(() => endSession({ reason: 'expired', message: null }))
  await act(async () => answer())
  expect(screen.getByText('Comparando 0 de 9')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(services.callsOf('userExists')).toHaveLength(6)
  await act(() =>
    resumeSession({ token: testToken({ userId: '3', unique_name: 'user3' }), refreshToken: 'r' }),
  )
  expect(await screen.findByText('9 se crearán.')).toBeVisible()
  letGo()
})
