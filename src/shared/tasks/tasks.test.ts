import { act } from '@testing-library/react'
import { sessionGone } from '#shared/api/apiError.ts'
import { store } from '#shared/api/store.ts'
import { currentPerson } from '#shared/session/currentPerson.ts'
import { keepScreens, resumeSession } from '#shared/session/pausedSession.ts'
import { endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { actOnToast, currentToasts, hideToast } from '#shared/ui/toasts.ts'
import type { NewTask, Task, TaskEnd } from './task.ts'
import { taskHistory } from './taskHistory.ts'
import {
  currentTasks,
  dropTask,
  forgetTasks,
  pauseTask,
  resumeTask,
  selectAreTasksOpen,
  selectHasTaskNews,
  showTasks,
  startTask,
  stopTask,
} from './tasks.ts'

const [pause, resume, stop] = [jest.fn(), jest.fn(), jest.fn()]
const task = (more: Partial<NewTask> = {}): NewTask => ({
  kind: 'export',
  title: () => 'Exportar usuarios',
  total: 10,
  pause,
  resume,
  stop,
  ...more,
})
const done = (more: Partial<TaskEnd> = {}): TaskEnd => ({ outcome: 'done', text: () => 'Listo.', ...more })
const other = testToken({ unique_name: 'otra.persona' })

const shown = (): Partial<Task>[] =>
  currentTasks().map(({ id: _id, startedAt: _at, ...rest }) => rest as Partial<Task>)
const first = (): Task => currentTasks()[0]!
const toasts = (): string[] => currentToasts().map(({ kind, text }) => `${kind}: ${text}`)
const history = () => taskHistory(currentPerson()!).read()

beforeAll(() => i18n.changeLanguage('es'))
beforeEach(() => {
  localStorage.clear()
  for (const { id } of currentToasts()) hideToast(id)
  clearSession()
  writeSession({ token: testToken(), refreshToken: 'refresh-1' })
  forgetTasks()
  showTasks(false)
  jest.resetAllMocks()
})

it('shows kind and progress of several, the latest first', () => {
  jest.useFakeTimers()
  const one = startTask(task())
  const two = startTask(task({ kind: 'import', title: () => 'Importar usuarios', total: null }))
  one.progress(4)
  two.progress(3, 8)
  jest.advanceTimersByTime(100)
  expect(shown()).toMatchObject([
    { kind: 'import', done: 3, total: 8, phase: 'running' },
    { kind: 'export', done: 4, total: 10, phase: 'running' },
  ])
  one.end(done())
  expect(shown()).toMatchObject([{ phase: 'running' }, { phase: 'ended', end: { outcome: 'done' } }])
  jest.useRealTimers()
})

type Press = (id: number) => void
it.each<[string, Press[], string, number[]]>([
  ['paused', [pauseTask], 'paused', [1, 0, 0]],
  ['paused twice', [pauseTask, pauseTask], 'paused', [1, 0, 0]],
  ['paused, and gone on with', [pauseTask, resumeTask], 'running', [1, 1, 0]],
  ['gone on with, though it runs', [resumeTask], 'running', [0, 0, 0]],
  ['stopped', [stopTask], 'stopping', [0, 0, 1]],
  ['stopped twice', [stopTask, stopTask], 'stopping', [0, 0, 1]],
  ['stopped while it is paused', [pauseTask, stopTask], 'stopping', [1, 0, 1]],
  ['paused while it stops', [stopTask, pauseTask, resumeTask], 'stopping', [0, 0, 1]],
])('one that is %s', (_, presses, phase, calls) => {
  const { id } = startTask(task())
  for (const press of presses) press(id)
  expect([first().phase, ...[pause, resume, stop].map(({ mock }) => mock.calls.length)]).toEqual([
    phase,
    ...calls,
  ])
})

it('cannot be paused without a `pause` function', () => {
  const { pause: _pause, resume: _resume, ...rest } = task()
  const { id } = startTask(rest)
  pauseTask(id)
  expect(first().phase).toBe('running')
})

it('ends once and ignores later calls', () => {
  const handle = startTask(task())
  handle.progress(9)
  handle.end({ outcome: 'failed', text: () => 'No se pudo.' })
  handle.progress(10)
  handle.waitsFor(() => 'El servicio pide tiempo.')
  handle.end(done())
  for (const press of [pauseTask, resumeTask, stopTask]) press(handle.id)
  expect(shown()).toMatchObject([{ phase: 'ended', done: 9, waitsFor: null, end: { outcome: 'failed' } }])
  expect([toasts(), history().length, stop.mock.calls.length]).toEqual([['error: No se pudo.'], 1, 0])
})

it.each<[string, () => void, Partial<NewTask>, Partial<TaskEnd>, string[]]>([
  ['that is done', () => {}, {}, {}, ['success: Listo.']],
  ['that failed', () => {}, {}, { outcome: 'failed', error: sessionGone('x') }, ['error: Listo.']],
  ['that its person stopped', () => {}, {}, { outcome: 'stopped' }, []],
  ['that has a dialog of its own', () => {}, { isInFront: true }, {}, []],
  ['whose end is on screen', () => {}, {}, { isSeen: true }, []],
  ['while the tasks are on screen', () => showTasks(true), {}, {}, []],
])('shows a toast at the end of one %s', (_, prepare, begun, ended, expected) => {
  prepare()
  startTask(task(begun)).end(done(ended))
  expect(toasts()).toEqual(expected)
})

it.each<[string, 'open' | 'retry', { label: string; sends?: true }, number]>([
  ['its result', 'open', { label: 'Ver resultado' }, 1],
  [
    'another try, which takes its place and waits for a network',
    'retry',
    { label: 'Reintentar', sends: true },
    0,
  ],
])('offers %s at its end', (_, what, offered, left) => {
  const act = jest.fn()
  startTask(task()).end({ outcome: 'failed', text: () => 'No se pudo.', [what]: act })
  const { action } = currentToasts()[0]!
  expect(action).toEqual(offered)
  actOnToast(currentToasts()[0]!)
  expect([act.mock.calls.length, currentTasks().length]).toEqual([1, left])
})

it('has news while one runs, and after an end until the list is opened', () => {
  const { end } = startTask(task())
  expect(selectHasTaskNews(store.getState())).toBe(true)
  end(done())
  expect(selectHasTaskNews(store.getState())).toBe(true)
  showTasks(true)
  expect([selectAreTasksOpen(store.getState()), selectHasTaskNews(store.getState())]).toEqual([true, false])
  showTasks(false)
  expect([
    selectAreTasksOpen(store.getState()),
    selectHasTaskNews(store.getState()),
    currentTasks().length,
  ]).toEqual([false, false, 1])
})

it('has no news of one in its own dialog until it is in the background', () => {
  const handle = startTask(task({ isInFront: true }))
  expect(selectHasTaskNews(store.getState())).toBe(false)
  handle.toBackground()
  expect(selectHasTaskNews(store.getState())).toBe(true)
  handle.toBackground(false)
  expect(selectHasTaskNews(store.getState())).toBe(false)
  handle.toBackground()
  handle.end(done())
  expect(selectHasTaskNews(store.getState())).toBe(true)
  const seen = startTask(task({ isInFront: true }))
  seen.end(done())
  showTasks(true)
  showTasks(false)
  seen.toBackground()
  expect([selectHasTaskNews(store.getState()), currentTasks().map(({ isInFront }) => isInFront)]).toEqual([
    false,
    [false, false],
  ])
})

it('reports progress at most ten times a second, and the last one', () => {
  jest.useFakeTimers()
  const handle = startTask(task({ total: 5000 }))
  const heard = jest.fn()
  const stopHearing = store.subscribe(heard)
  for (let row = 1; row <= 500; row += 1) handle.progress(row)
  expect(heard).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(100))
  expect([heard.mock.calls.length, first().done]).toEqual([1, 500])
  handle.progress(501)
  handle.end(done({ isSeen: true }))
  expect(heard).toHaveBeenCalledTimes(2)
  jest.advanceTimersByTime(1000)
  expect(heard).toHaveBeenCalledTimes(2)
  stopHearing()
  jest.useRealTimers()
})

it('keeps a limited number of ended ones, and all running ones', () => {
  startTask(task({ title: () => 'Corre' }))
  for (let at = 0; at < 25; at += 1) startTask(task({ title: () => `Tarea ${at}` })).end(done())
  const titles = currentTasks().map(({ title }) => title())
  expect([titles.length, titles[0], titles.at(-2), titles.at(-1)]).toEqual([
    21,
    'Tarea 24',
    'Tarea 5',
    'Corre',
  ])
})

describe('the tasks of a user', () => {
  it('stop and are dropped on sign-out, without any later message', () => {
    const handle = startTask(task())
    endSession({ reason: 'signed-out', message: null })
    expect(stop).toHaveBeenCalledTimes(1)
    writeSession({ token: testToken(), refreshToken: null })
    handle.progress(5)
    handle.end(done())
    expect([currentTasks(), toasts(), history()]).toEqual([[], [], []])
  })

  it('stop when another user signs in, who sees nothing of them', () => {
    const handle = startTask(task())
    clearSession()
    expect(stop).not.toHaveBeenCalled()
    writeSession({ token: other, refreshToken: null })
    expect([stop.mock.calls.length, currentTasks(), selectHasTaskNews(store.getState())]).toEqual([
      1,
      [],
      false,
    ])
    handle.end(done({ download: jest.fn() }))
    expect([currentTasks(), toasts(), history()]).toEqual([[], [], []])
    startTask(task())
    clearSession()
    writeSession({ token: testToken(), refreshToken: null })
    expect(currentTasks()).toEqual([])
  })

  it('continue while the session is paused and after re-authentication', () => {
    jest.useFakeTimers()
    const leave = keepScreens()
    const handle = startTask(task())
    endSession({ reason: 'expired', message: null })
    handle.progress(6)
    jest.advanceTimersByTime(100)
    resumeSession({ token: testToken(), refreshToken: 'refresh-2' })
    expect([stop.mock.calls.length, first().done]).toEqual([0, 6])
    handle.end(done())
    expect(history()).toHaveLength(1)
    leave()
    jest.useRealTimers()
  })
})

it('a running one is not removed from the list', () => {
  const { id, end } = startTask(task())
  dropTask(id)
  expect(currentTasks()).toHaveLength(1)
  end(done())
  dropTask(id)
  expect(currentTasks()).toEqual([])
})
