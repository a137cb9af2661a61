import { loadDrafts } from '#shared/drafts/loadDrafts.ts'
import { giveUpSession, keepScreens, resumeSession } from '#shared/session/pausedSession.ts'
import { beginSessionEpoch, endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { row, table } from './testImport.ts'
import type { Outcome, TriedRow } from './importRow.ts'
import { storeRun, rowsOf, type RunStorage } from './storedRun.ts'

// jsdom has no database, and no cipher on a page without a secure context.
jest.mock('#shared/drafts/loadDrafts.ts', () => ({ loadDrafts: jest.fn() }))
jest.mock('#shared/browser/webCrypto.ts', () => ({ canEncrypt: () => true }))

/** Stored content by the id of its part. */
const stored = new Map<string, unknown>()

beforeEach(() => {
  jest.useFakeTimers()
  stored.clear()
  beginSessionEpoch()
  writeSession({ token: testToken(), refreshToken: 'r', skewMs: 0 })
  jest.mocked(loadDrafts).mockResolvedValue({
    editsOf: () => Promise.resolve({ begin: () => Promise.resolve(), close() {} }),
    openDraftStore: (_owner: unknown, { id }: { id: string }) =>
      Promise.resolve({
        write([draft]: { content: unknown }[]) {
          if (draft) stored.set(id, draft.content)
          else stored.delete(id)
          return Promise.resolve()
        },
        close() {},
      }),
  } as never)
})
afterEach(() => {
  jest.useRealTimers()
  clearSession()
})

const done: Outcome = { kind: 'done', did: null, call: 'createUser', at: 1 }

function keep(): { storage: RunStorage; outcomes: Map<number, Outcome> } {
  const outcomes = new Map<number, Outcome>()
  const rows: TriedRow[] = [{ ...row(0), verdict: { kind: 'create' } }]
  return { storage: storeRun({ ...table([]), rows }, (at) => outcomes.get(at)), outcomes }
}
/** The stored outcome of the row. */
const storedOutcome = (): unknown => (stored.get('rows.0') as { rows: TriedRow[] }).rows[0]!.outcome

it('stores the rows at once, and outcomes a second later', async () => {
  const { storage, outcomes } = keep()
  await storage.begun
  expect([...stored.keys()]).toEqual(['rows.0', 'run'])
  outcomes.set(0, done)
  storage.settled(0)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(storedOutcome()).toEqual(done)
})

it('stores no outcome after it was dropped', async () => {
  const { storage, outcomes } = keep()
  await storage.begun
  storage.drop()
  outcomes.set(0, done)
  storage.settled(0)
  await jest.advanceTimersByTimeAsync(1_000)
  expect([...stored.keys()]).toEqual([])
})

it('leaves what is stored to another page, and stores no more', async () => {
  const { storage, outcomes } = keep()
  await storage.begun
  storage.leave()
  storage.drop()
  outcomes.set(0, done)
  storage.settled(0)
  await jest.advanceTimersByTimeAsync(1_000)
  expect([...stored.keys()]).toEqual(['rows.0', 'run'])
})

it('stores outcomes that follow each other quickly', async () => {
  const { storage, outcomes } = keep()
  await storage.begun
  outcomes.set(0, done)
  storage.settled(0)
  await jest.advanceTimersByTimeAsync(600)
  storage.settled(0)
  await jest.advanceTimersByTimeAsync(400)
  expect(storedOutcome()).toEqual(done)
})

it('stores outcomes at once when the page is hidden', async () => {
  const { storage, outcomes } = keep()
  await storage.begun
  outcomes.set(0, done)
  storage.settled(0)
  window.dispatchEvent(new Event('pagehide'))
  await jest.advanceTimersByTimeAsync(0)
  expect(storedOutcome()).toEqual(done)
})

describe('an outcome that comes after the session expired', () => {
  async function endOnTheWay(): Promise<void> {
    const { storage, outcomes } = keep()
    await storage.begun
    outcomes.set(0, done)
    storage.settled(0)
    endSession({ reason: 'expired', message: null })
    await jest.advanceTimersByTimeAsync(1_000)
    expect(storedOutcome()).toBeUndefined()
  }
  let leave: () => void
  beforeEach(() => (leave = keepScreens()))
  afterEach(() => leave())

  it('is stored after re-authentication', async () => {
    await endOnTheWay()
    resumeSession({ token: testToken(), refreshToken: 'r' })
    await jest.advanceTimersByTimeAsync(0)
    expect(storedOutcome()).toEqual(done)
  })

  it('is not stored without re-authentication', async () => {
    await endOnTheWay()
    giveUpSession()
    await jest.advanceTimersByTimeAsync(0)
    expect(storedOutcome()).toBeUndefined()
  })
})

describe('a stored import', () => {
  const rows: TriedRow[] = Array.from({ length: 5 }, (_, at) => ({ ...row(at), verdict: { kind: 'create' } }))
  const parts = [
    { run: 'a', rows: rows.slice(3) },
    { run: 'a', rows: rows.slice(0, 3) },
  ]
  const last = { format: 2, run: 'a', parts: 2 }

  it('is joined from its parts in any order', () => {
    expect(rowsOf(last, parts)).toEqual(rows)
  })

  it('takes no part of another run, and is dropped if a part is missing or of another release', () => {
    expect(rowsOf(last, [...parts, { run: 'b', rows }])).toEqual(rows)
    expect(rowsOf(last, parts.slice(1))).toBeNull()
    expect(rowsOf({ ...last, format: 1 }, parts)).toBeNull()
  })
})
