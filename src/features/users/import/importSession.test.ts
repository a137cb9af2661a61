import { act, waitFor } from '@testing-library/react'
import { currentChanges, forgetChanges } from '#shared/changes/changes.ts'
import { isAwaited, keepScreens, resumeSession } from '#shared/session/pausedSession.ts'
import { beginSessionEpoch, endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { writeSession } from '#shared/session/tokens.ts'
import { row } from './testImport.ts'
import { importRun } from './importRun.ts'
import {
  storage,
  kept,
  luz,
  named,
  over,
  prepareRuns,
  results,
  run,
  services,
  session,
  start,
  takeUp,
  tried,
} from './testImportRun.ts'

jest.mock('./storedRun.ts', () => ({ storeRun: () => storage }))

prepareRuns()

it('waits while the session is expired, and continues for the same person', async () => {
  const letGo = keepScreens()
  let end = (): void => {}
  const after = new Promise<void>((resolve) => (end = resolve))
  services.answerNext('createUser', ...Array.from({ length: 6 }, () => ({ after })))
  start(await tried(Array.from({ length: 9 }, (_, at) => row(at))))
  await waitFor(() => expect(services.callsOf('createUser').length).toBeGreaterThan(0))
  kept.people.push(luz(0))
  endSession({ reason: 'expired', message: null })
  end()
  await waitFor(() => expect(importRun.snapshot()!.inFlight).toBe(6))
  resumeSession(session)
  await over()
  expect(new Set(results())).toEqual(new Set(['created']))
  for (let at = 0; at < 9; at += 1) expect(named(`nuevo${at}`)).toHaveLength(1)
  letGo()
})

it('offers re-authentication while a row is in flight [T37]', async () => {
  let end = (): void => {}
  services.answerNext('createUser', { after: new Promise<void>((resolve) => (end = resolve)) })
  start(await tried([row(0)]))
  await waitFor(() => expect(services.callsOf('createUser')).toHaveLength(1))
  expect(isAwaited()).toBe(true)
  end()
  await over()
  expect(isAwaited()).toBe(false)
})

it('offers re-authentication for calls in flight after a pause [T37]', async () => {
  const { promise: after, resolve: end } = Promise.withResolvers<void>()
  services.answerNext('createUser', { after })
  start(await tried([row(0)]))
  await waitFor(() => expect(services.callsOf('createUser')).toHaveLength(1))
  importRun.pause()
  await act(async () => {})
  expect([importRun.snapshot()!.phase, isAwaited()]).toEqual(['paused', true])
  end()
  await waitFor(() => expect(isAwaited()).toBe(false))
})

it.each<[string, () => Promise<unknown>]>([
  ['that has ended', () => over()],
  [
    'that is paused',
    async () => {
      importRun.pause()
      await waitFor(() => expect(importRun.snapshot()).toMatchObject({ phase: 'paused', inFlight: 0 }))
    },
  ],
])(
  'hides an import %s from the next person, sends nothing and records nothing [T41]',
  async (_what, until) => {
    start(await tried(Array.from({ length: 9 }, (_, at) => row(at))))
    await until()
    endSession({ reason: 'closed', message: null })
    services.calls.length = 0
    writeSession({ token: testToken({ unique_name: 'otra' }), refreshToken: 'r', skewMs: 0 })
    beginSessionEpoch()
    expect(importRun.snapshot()).toBeNull()
    importRun.retry()
    importRun.goOn()
    await new Promise((resolve) => setTimeout(resolve))
    expect(services.calls).toEqual([])
    expect(currentChanges()).toEqual([])
  },
)

it('records no undo for a person who signs in while an ended import is resumed [T41]', async () => {
  await run([row(0)])
  const { table } = importRun.snapshot()!
  importRun.close()
  forgetChanges()
  takeUp(table)
  endSession({ reason: 'closed', message: null })
  writeSession({ token: testToken({ unique_name: 'otra' }), refreshToken: 'r', skewMs: 0 })
  beginSessionEpoch()
  await new Promise((resolve) => setTimeout(resolve))
  expect(currentChanges()).toEqual([])
})
