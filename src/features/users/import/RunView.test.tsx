import { noteStoredDrafts } from '#shared/drafts/draftOwners.ts'
import type { ReactElement } from 'react'
import { useSelector } from 'react-redux'
import { act, screen, waitFor, within } from '@testing-library/react'
import { forgetChanges } from '#shared/changes/changes.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { currentTasks, forgetTasks } from '#shared/tasks/tasks.ts'
import { prepareScreens, press, renderScreen } from '#shared/testing/testScreen.tsx'
import * as files from '#shared/browser/saveFile.ts'
import type { ImportRow } from './importRow.ts'
import { few, person, row, table, testPeople } from './testImport.ts'
import { TrialStep } from './TrialStep.tsx'
import { importRun, selectImport } from './importRun.ts'
import { NewImport } from './NewImport.tsx'
import { findStoredRun } from './storedRun.ts'
import { RunView } from './RunView.tsx'
import { StoredImport } from './StoredImport.tsx'

jest.mock('#shared/browser/saveFile.ts', () => ({ saveFile: jest.fn() }))
jest.mock('./storedRun.ts', () => ({
  ...jest.requireActual<object>('./storedRun.ts'),
  findStoredRun: jest.fn(),
}))

const { services, kept } = testPeople()

prepareScreens()
beforeEach(() => {
  services.start()
  forgetChanges()
  forgetTasks()
  jest.mocked(findStoredRun).mockResolvedValue(null)
  kept.people = [person(1), person(2, { userName: 'ida', email: 'ida@suite.test', isDeleted: true })]
  writeSession({ token: testToken({ userId: '9', unique_name: 'user9' }), refreshToken: 'r', skewMs: 0 })
})
afterEach(() => {
  act(() => importRun.close())
  localStorage.clear()
  clearSession()
})

/** A running import takes the place of what is before it. */
function Place({ before }: { before: ReactElement }): ReactElement {
  return useSelector(selectImport) ? <RunView /> : before
}
const show = (before: ReactElement): Promise<void> =>
  act(async () => void renderScreen(<Place before={before} />, '/users/import'))

async function tried(rows: readonly ImportRow[], sentence: RegExp): Promise<void> {
  await show(<TrialStep table={table(rows)} onBack={() => {}} />)
  await screen.findByText(sentence)
}

const tally = () =>
  within(document.querySelector<HTMLElement>('.import-tally')!)
    .getAllByText(/./)
    .map(({ textContent }) => textContent)
const lastFile = () => jest.mocked(files.saveFile).mock.lastCall!

it('downloads the file with the result of each row', async () => {
  const rows = [
    row(0),
    few(1, { userName: 'user1', names: 'Eva' }),
    few(2, { userName: 'ida', names: 'Ida' }),
    few(3, { userName: 'user1', names: 'Ana' }),
    row(4, { userName: 'leo' }, { roles: [] }),
    row(5, { phoneNumber: '+57 300' }),
  ]
  await tried(rows, /^2 se crearán/)
  services.answerNext('createUser', { status: 500, headers: { 'X-Request-Id': 'abc' } })
  await press('Importar 4')
  await screen.findByRole('heading', { name: 'Resultado' })
  await waitFor(() =>
    expect(tally()).toEqual([
      '1 falló',
      '1 no se importó',
      '1 creado',
      '1 cambiado',
      '1 recuperado',
      '1 quedó igual',
    ]),
  )
  await press('Descargar')
  const [name, text] = lastFile()
  expect(name).toBe('gente-resultado.csv')
  const lines = text.slice(1).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(
    /^userName;email;.*;Importación: resultado;Importación: código;Importación: motivo;Importación: referencia$/,
  )
  expect(lines.slice(1).map((line) => line.split(';').slice(12, 14).join('|'))).toEqual([
    'Falló|500',
    'Cambiado|A10',
    'Recuperado|A10',
    'Quedó igual|',
    'No se importó|',
    'Creado|A10',
  ])
  await press('Descargar lo que falló')
  expect(lastFile()[1].trimEnd().split('\r\n')).toHaveLength(3)
  await press('Reintentar 1')
  await waitFor(() => expect(tally()).toContain('2 creados'))
  expect(kept.people.filter(({ userName }) => userName === 'nuevo0')).toHaveLength(1)
})

it('imports many rows without another question', async () => {
  await tried(
    Array.from({ length: 26 }, (_, at) => row(at)),
    /^26 se crearán/,
  )
  expect(screen.getByText('Las personas nuevas reciben el correo para activar su cuenta.')).toBeVisible()
  await press('Importar 26')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await waitFor(() => expect(tally()).toEqual(['26 creados']))
})

it('is a task in the top bar, paused and resumed there', async () => {
  let release = (): void => {}
  services.answerNext('createUser', { after: new Promise<void>((resolve) => (release = resolve)) })
  await tried(
    Array.from({ length: 3 }, (_, at) => row(at)),
    /^3 se crearán/,
  )
  await press('Importar 3')
  await waitFor(() =>
    expect(currentTasks()).toMatchObject([{ kind: 'import', total: 3, done: 2, isInFront: true }]),
  )
  await press('Pausar')
  expect(currentTasks()[0]!.phase).toBe('paused')
  expect(screen.getByText('En pausa.')).toBeVisible()
  expect(screen.queryByText(/la importación continúa/)).not.toBeInTheDocument()
  await press('Seguir')
  expect(screen.getByText(/la importación continúa/)).toBeVisible()
  await act(async () => release())
  await screen.findByRole('heading', { name: 'Resultado' })
  expect(currentTasks()).toMatchObject([
    { phase: 'ended', isInFront: true, end: { outcome: 'done', counts: { done: 3, failed: 0 } } },
  ])
})

it('says that an unknown result is unconfirmed', async () => {
  await tried([row(0)], /^1 se creará/)
  services.answerNext('createUser', { drop: true })
  services.answerNext('userExists', { status: 500 })
  await press('Importar 1')
  await screen.findByRole('heading', { name: 'Resultado' })
  expect(await screen.findByText('Sin confirmar')).toBeVisible()
  expect(screen.getByText(/No sabemos si se hizo/)).toBeVisible()
})

it('says that the user may not write, stops, and offers to send the rest', async () => {
  services.answerNext('createUser', ...Array.from({ length: 6 }, () => ({ status: 403 })))
  await tried(
    Array.from({ length: 8 }, (_, at) => row(at)),
    /^8 se crearán/,
  )
  await press('Importar 8')
  expect(await screen.findByText(/^Se detuvo porque tu usuario no puede guardar aquí/)).toBeVisible()
  await waitFor(() => expect(tally()).toEqual(['8 sin enviar']))
  expect(screen.getByRole('button', { name: 'Seguir con los 8 que faltan' })).toBeVisible()
  expect(services.callsOf('createUser')).toHaveLength(6)
})

it('is undone from its result', async () => {
  await tried([row(0), few(1, { userName: 'user1', names: 'Eva' })], /^1 se creará/)
  await press('Importar 2')
  await press('Deshacer')
  await waitFor(() => expect(kept.people[0]!.names).toBe('Ana'))
  await waitFor(() => expect(kept.people[2]!.isDeleted).toBe(true))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument())
})

it('shows its progress after navigating back to it', async () => {
  let release = (): void => {}
  services.answerNext('createUser', { after: new Promise<void>((resolve) => (release = resolve)) })
  await tried([row(0)], /^1 se creará/)
  await press('Importar 1')
  await screen.findByRole('heading', { name: 'Importación de gente.csv' })
  await show(<StoredImport />)
  expect(screen.getAllByText('Importando 0 de 1')).toHaveLength(2)
  await act(async () => release())
  expect(await screen.findAllByText('1 creado')).toHaveLength(2)
})

it('offers to resume the import of an earlier page, with its progress', async () => {
  const verdicts = ['create', 'same', 'create', 'create'] as const
  const rows = verdicts.map((kind, at) => ({ ...row(at), verdict: { kind } }))
  const outcome = { kind: 'done' as const, did: null, call: 'createUser', at: 1 }
  const left = { ...table([]), rows: [...rows.slice(1), { ...rows[0]!, outcome }] }
  jest.mocked(findStoredRun).mockResolvedValue({ table: left, drop: () => Promise.resolve() })
  noteStoredDrafts('of this person', Date.now())
  await show(<NewImport />)
  expect(await screen.findByText('Una importación quedó a medias: 1 de 3 de gente.csv.')).toBeVisible()
})
