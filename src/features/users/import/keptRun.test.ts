import { loadDrafts } from '#shared/drafts/loadDrafts.ts'
import { giveUpSession, keepScreens, resumeSession } from '#shared/session/pausedSession.ts'
import { beginSessionEpoch, endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { row, table } from './testImport.ts'
import type { Outcome, TriedRow } from './importRow.ts'
import { keepRun, rowsOf, type Keeping } from './keptRun.ts'

// jsdom has no database, and no cipher on a page without a secure context.
jest.mock('#shared/drafts/loadDrafts.ts', () => ({ loadDrafts: jest.fn() }))
jest.mock('#shared/browser/webCrypto.ts', () => ({ canEncrypt: () => true }))

/** What is kept, by the id of its part. */
const kept = new Map<string, unknown>()

beforeEach(() => {
  jest.useFakeTimers()
  kept.clear()
  beginSessionEpoch()
  writeSession({ token: testToken(), refreshToken: 'r', skewMs: 0 })
  jest.mocked(loadDrafts).mockResolvedValue({
    editsOf: () => Promise.resolve({ begin: () => Promise.resolve(), close() {} }),
    openDraftStore: (_owner: unknown, { id }: { id: string }) =>
      Promise.resolve({
        write([draft]: { content: unknown }[]) {
          if (draft) kept.set(id, draft.content)
          else kept.delete(id)
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

function keep(): { keeping: Keeping; outcomes: Map<number, Outcome> } {
  const outcomes = new Map<number, Outcome>()
  const rows: TriedRow[] = [{ ...row(0), verdict: { kind: 'create' } }]
  return { keeping: keepRun({ ...table([]), rows }, (at) => outcomes.get(at)), outcomes }
}
/** The outcome that is kept of the row. */
const keptOutcome = (): unknown => (kept.get('rows.0') as { rows: TriedRow[] }).rows[0]!.outcome

it('stores the rows at once, and outcomes a second later', async () => {
  const { keeping, outcomes } = keep()
  await keeping.begun
  expect([...kept.keys()]).toEqual(['rows.0', 'run'])
  outcomes.set(0, done)
  keeping.settled(0)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(keptOutcome()).toEqual(done)
})

it('stores no outcome after it was dropped', async () => {
  const { keeping, outcomes } = keep()
  await keeping.begun
  keeping.drop()
  outcomes.set(0, done)
  keeping.settled(0)
  await jest.advanceTimersByTimeAsync(1_000)
  expect([...kept.keys()]).toEqual([])
})

it('leaves what is stored to another page, and stores no more', async () => {
  const { keeping, outcomes } = keep()
  await keeping.begun
  keeping.leave()
  keeping.drop()
  outcomes.set(0, done)
  keeping.settled(0)
  await jest.advanceTimersByTimeAsync(1_000)
  expect([...kept.keys()]).toEqual(['rows.0', 'run'])
})

it('stores outcomes that follow each other quickly', async () => {
  const { keeping, outcomes } = keep()
  await keeping.begun
  outcomes.set(0, done)
  keeping.settled(0)
  await jest.advanceTimersByTimeAsync(600)
  keeping.settled(0)
  await jest.advanceTimersByTimeAsync(400)
  expect(keptOutcome()).toEqual(done)
})

it('stores outcomes at once when the page is hidden', async () => {
  const { keeping, outcomes } = keep()
  await keeping.begun
  outcomes.set(0, done)
  keeping.settled(0)
  window.dispatchEvent(new Event('pagehide'))
  await jest.advanceTimersByTimeAsync(0)
  expect(keptOutcome()).toEqual(done)
})

describe('an outcome that comes after the session expired', () => {
  async function endOnTheWay(): Promise<void> {
    const { keeping, outcomes } = keep()
    await keeping.begun
    outcomes.set(0, done)
    keeping.settled(0)
    endSession({ reason: 'expired', message: null })
    await jest.advanceTimersByTimeAsync(1_000)
    expect(keptOutcome()).toBeUndefined()
  }
  let leave: () => void
  beforeEach(() => (leave = keepScreens()))
  afterEach(() => leave())

  it('is stored after re-authentication', async () => {
    await endOnTheWay()
    resumeSession({ token: testToken(), refreshToken: 'r' })
    await jest.advanceTimersByTimeAsync(0)
    expect(keptOutcome()).toEqual(done)
  })

  it('is not stored without re-authentication', async () => {
    await endOnTheWay()
    giveUpSession()
    await jest.advanceTimersByTimeAsync(0)
    expect(keptOutcome()).toBeUndefined()
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
