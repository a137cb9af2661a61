import { act, renderHook } from '@testing-library/react'
import { sessionGone, unreached } from '#shared/api/apiError.ts'
import { store } from '#shared/api/store.ts'
import { saveFile } from '#shared/browser/saveFile.ts'
import { isAwaited } from '#shared/session/pausedSession.ts'
import { endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import {
  selectAreTasksOpen,
  currentTasks,
  dropTask,
  forgetTasks,
  selectHasTaskNews,
  stopTask,
} from '#shared/tasks/tasks.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { currentToasts, hideToast } from '#shared/ui/toasts.ts'
import './runExport.ts'
import type { Collect } from './useCollecting.ts'
import { useCsvExport } from './useCsvExport.ts'

jest.mock('#shared/browser/saveFile.ts', () => ({ saveFile: jest.fn() }))

type Lines = string[][]
type Collected = Awaited<ReturnType<Collect<Lines>>>
const lines: Lines = [['Usuario'], ['ana'], ['luis']]

let answer: (collected: Collected) => Promise<void>
let progress: (done: number, total: number) => void
let signal: AbortSignal
const collect: Collect<Lines> = (own, onProgress) => {
  signal = own
  progress = (done, total) => act(() => onProgress(done, total))
  return new Promise((resolve) => (answer = (collected) => act(async () => resolve(collected))))
}
const files = (): string[] => jest.mocked(saveFile).mock.calls.map(([name]) => name)
const toasts = (): string[] => currentToasts().map(({ kind, text }) => `${kind}: ${text}`)
const list = () => renderHook(() => useCsvExport('usuarios.csv', () => 'Usuarios'))

async function begin(): Promise<ReturnType<typeof list>> {
  const place = list()
  await act(async () => {
    void place.result.current.start(collect)
    // A second click does nothing.
    void place.result.current.start(collect)
    await import('./runExport.ts')
  })
  return place
}

beforeAll(() => i18n.changeLanguage('es'))
beforeEach(() => {
  jest.mocked(saveFile).mockReset()
  localStorage.clear()
  clearSession()
  writeSession({ token: testToken(), refreshToken: 'refresh-1' })
  forgetTasks()
  for (const { id } of currentToasts()) hideToast(id)
})

it('is not in the top bar if it needs only one call', async () => {
  const { result } = await begin()
  expect(result.current.state).toEqual({ phase: 'running', done: 0, total: null })
  progress(2, 2)
  expect(selectHasTaskNews(store.getState())).toBe(false)
  await answer({ data: lines })
  expect([files(), toasts(), selectHasTaskNews(store.getState())]).toEqual([['usuarios.csv'], [], false])
  expect(result.current.state).toEqual({ phase: 'idle' })
})

it('ignores a page that arrives after the cancel', async () => {
  const { result } = await begin()
  progress(100, 5000)
  act(() => result.current.cancel())
  progress(200, 5000)
  await answer({ data: lines })
  expect([result.current.state, files()]).toEqual([{ phase: 'idle' }, []])
})

it('continues when its list is left, shows progress in the next visit, and reports its end', async () => {
  const { unmount } = await begin()
  progress(100, 5000)
  // A session that ends during the export is paused (decision D49).
  expect(isAwaited()).toBe(true)
  unmount()
  expect([signal.aborted, selectHasTaskNews(store.getState())]).toEqual([false, true])
  progress(200, 5000)
  const { result } = list()
  expect(result.current.state).toEqual({ phase: 'running', done: 200, total: 5000 })
  await answer({ data: lines })
  expect(isAwaited()).toBe(false)
  expect(result.current.state).toEqual({ phase: 'idle' })
  expect(toasts()).toEqual(['success: Usuarios: archivo listo, con 2 filas.'])
  currentTasks()[0]!.end!.download!()
  expect(files()).toEqual(['usuarios.csv', 'usuarios.csv'])
})

it.each<[string, (place: ReturnType<typeof list>) => void, number]>([
  ['in its list', ({ result }) => result.current.cancel(), 0],
  ['in the top bar', () => stopTask(currentTasks()[0]!.id), 1],
])('saves no file after a cancel %s', async (_, cancel, left) => {
  const place = await begin()
  progress(100, 5000)
  act(() => cancel(place))
  expect([signal.aborted, place.result.current.state.phase]).toEqual([true, 'idle'])
  await answer({ data: lines })
  expect([files(), toasts(), currentTasks().length]).toEqual([[], [], left])
})

it.each<[string, Collected]>([
  ['that failed', { error: unreached('listUsers') }],
  ['whose list changed', { error: 'changed' }],
])('reports %s in its list until that is left', async (_, collected) => {
  const { result, unmount } = await begin()
  progress(100, 5000)
  await answer(collected)
  expect(result.current.state).toMatchObject({ phase: 'failed', ...collected })
  expect([toasts(), selectHasTaskNews(store.getState())]).toEqual([[], false])
  unmount()
  expect(list().result.current.state).toEqual({ phase: 'idle' })
})

it('reports a failure after its list was left in the top bar with a retry', async () => {
  const { unmount } = await begin()
  unmount()
  await answer({ error: sessionGone('listUsers') })
  expect(toasts()).toEqual(['error: Usuarios: no se descargó ningún archivo.'])
  expect(selectHasTaskNews(store.getState())).toBe(true)
  expect(list().result.current.state).toEqual({ phase: 'idle' })
  act(() => currentTasks()[0]!.end!.retry!())
  await answer({ data: lines })
  expect(files()).toEqual(['usuarios.csv'])
})

it('opens the running export instead of retrying an earlier one', async () => {
  const { unmount } = await begin()
  unmount()
  await answer({ error: unreached('listUsers') })
  const failed = currentTasks()[0]!
  await begin()
  const answerFirst = answer
  act(() => {
    dropTask(failed.id)
    failed.end!.retry!()
  })
  expect([selectAreTasksOpen(store.getState()), currentTasks().map(({ isInFront }) => isInFront)]).toEqual([
    true,
    [false],
  ])
  await answerFirst({ data: lines })
  expect(files()).toEqual(['usuarios.csv'])
  expect(currentTasks()).toHaveLength(1)
})

it('never saves the file of another user', async () => {
  await begin()
  progress(100, 5000)
  act(() => endSession({ reason: 'signed-out', message: null }))
  act(() => void writeSession({ token: testToken({ unique_name: 'otra' }), refreshToken: null }))
  await answer({ data: lines })
  expect([signal.aborted, files(), toasts(), currentTasks()]).toEqual([true, [], [], []])
})

it('creates no task without calls', async () => {
  const { result } = renderHook(() => useCsvExport('roles.csv', null))
  await act(() => result.current.start(async () => ({ data: lines })))
  expect([files(), currentTasks()]).toEqual([['roles.csv'], []])
})
