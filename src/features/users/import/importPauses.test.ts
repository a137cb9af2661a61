import { waitFor } from '@testing-library/react'
import { isAwaited } from '#shared/session/pausedSession.ts'
import { row } from './testImport.ts'
import { importRun } from './importRun.ts'
import { resultWords } from './rowWords.ts'
import { storage, named, over, prepareRuns, results, run, services, start, tried } from './testImportRun.ts'

jest.mock('./storedRun.ts', () => ({ storeRun: () => storage }))

prepareRuns()

it('pauses where it cannot read the lists, and reads them again on resume', async () => {
  const plan = await tried([row(0)])
  services.answerNext('listCompanies', { status: 500 })
  start(plan)
  await waitFor(() => expect(importRun.snapshot()).toMatchObject({ phase: 'paused', held: 'outage' }))
  expect(services.callsOf('createUser')).toEqual([])
  importRun.goOn()
  await over()
  expect(results()).toEqual(['created'])
})

it('pauses while the service is down, and resumes on request', async () => {
  services.answerNext('createUser', ...Array.from({ length: 17 }, () => ({ status: 503 })))
  start(await tried(Array.from({ length: 30 }, (_, at) => row(at))))
  await waitFor(() =>
    expect(importRun.snapshot()).toMatchObject({ phase: 'paused', held: 'outage', inFlight: 0 }),
  )
  importRun.goOn()
  await over()
  importRun.retry()
  await over()
  expect(new Set(results())).toEqual(new Set(['created']))
})

it('resets the count of failures on resume', async () => {
  services.answerNext('createUser', ...Array.from({ length: 40 }, () => ({ status: 503 })))
  const paused = (): Promise<void> =>
    waitFor(() => expect(importRun.snapshot()).toMatchObject({ phase: 'paused', inFlight: 0 }))
  start(await tried(Array.from({ length: 40 }, (_, at) => row(at))))
  await paused()
  const before = services.callsOf('createUser').length
  importRun.goOn()
  await paused()
  expect(services.callsOf('createUser').length - before).toBeGreaterThanOrEqual(12)
})

it('does not pause for single failures', async () => {
  const answers = Array.from({ length: 15 }, () => [{ status: 503 }, {}])
  services.answerNext('createUser', ...answers.flat())
  await run(Array.from({ length: 30 }, (_, at) => row(at)))
  expect(results().filter((result) => result === 'failed')).toHaveLength(15)
})

it('is paused and stopped; unsent rows can be sent later', async () => {
  start(await tried(Array.from({ length: 20 }, (_, at) => row(at))))
  importRun.pause()
  await waitFor(() => expect(importRun.snapshot()).toMatchObject({ phase: 'paused', inFlight: 0 }))
  const sent = services.callsOf('createUser').length
  expect(sent).toBe(6)
  importRun.goOn()
  importRun.stop()
  // Nothing begins before the calls in flight are answered.
  importRun.goOn()
  await waitFor(() => expect(importRun.snapshot()).toMatchObject({ phase: 'stopped', inFlight: 0 }))
  expect(services.callsOf('createUser')).toHaveLength(12)
  importRun.goOn()
  await over()
  expect(services.callsOf('createUser')).toHaveLength(20)
})

it('waits for Retry-After and retries by itself', async () => {
  services.answerNext('createUser', { status: 429, headers: { 'Retry-After': '1' } })
  const started = Date.now()
  start(await tried([row(0)]))
  await waitFor(() => expect(importRun.snapshot()!.waitsUntil).not.toBeNull())
  // An expired session offers re-authentication (decision D49).
  expect([importRun.snapshot()!.inFlight, isAwaited()]).toEqual([0, true])
  await waitFor(() => expect(importRun.snapshot()!.phase).toBe('ended'), { timeout: 3_000 })
  expect(isAwaited()).toBe(false)
  expect(Date.now() - started).toBeGreaterThan(900)
  expect(results()).toEqual(['created'])
  expect(named('nuevo0')).toHaveLength(1)
})

it('stops at a 403 and sends nothing more', async () => {
  services.answerNext('createUser', ...Array.from({ length: 6 }, () => ({ status: 403 })))
  start(await tried(Array.from({ length: 20 }, (_, at) => row(at))))
  await waitFor(() => expect(importRun.snapshot()).toMatchObject({ phase: 'stopped', inFlight: 0 }))
  expect(importRun.snapshot()!.held).toBe('forbidden')
  expect(services.callsOf('createUser')).toHaveLength(6)
  expect(new Set(results())).toEqual(new Set(['unsent']))
  // With the permission, unsent rows can be sent.
  importRun.goOn()
  await over()
  expect(new Set(results())).toEqual(new Set(['created']))
})

it('continues where a firewall blocks a row, names it as the reason and retries it', async () => {
  services.answerNext('createUser', { status: 403, text: '<html>' })
  await run(Array.from({ length: 20 }, (_, at) => row(at)))
  expect(results().filter((result) => result === 'failed')).toHaveLength(1)
  expect(results().filter((result) => result === 'created')).toHaveLength(19)
  const failed = importRun.snapshot()!.table.rows[results().indexOf('failed')]!
  expect(resultWords(failed).reason).toMatch(/en la red bloqueó la petición/)
  importRun.retry()
  await over()
  expect(new Set(results())).toEqual(new Set(['created']))
})

it('waits for a maintenance break with Retry-After, and counts no failure', async () => {
  const started = Date.now()
  services.answerNext('createUser', { status: 503, text: '<html>', headers: { 'Retry-After': '1' } })
  await run([row(0)])
  expect(Date.now() - started).toBeGreaterThan(900)
  expect(results()).toEqual(['created'])
})

it('stores a row that is retried as one without outcome', async () => {
  services.answerNext('createUser', { status: 500 })
  await run([row(0)])
  storage.settled.mockReset()
  importRun.retry()
  expect(storage.settled.mock.calls).toEqual([[0]])
  await over()
})
