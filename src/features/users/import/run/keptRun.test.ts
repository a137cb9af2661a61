import { loadDrafts } from '#shared/drafts/loadDrafts.ts'
import { giveUpSession, keepScreens, resumeSession } from '#shared/session/pausedSession.ts'
import { beginSessionEpoch, endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { row, table } from '../testImport.ts'
import type { ImportPlan, RowOutcome } from './rowOutcome.ts'
import { keepRun, type Keeping } from './keptRun.ts'

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

const done: RowOutcome = { kind: 'done', did: null, call: 'createUser', at: 1 }

function keep(): { keeping: Keeping; outcomes: Map<number, RowOutcome> } {
  const plan: ImportPlan = { table: table([row(0)]), verdicts: new Map([[0, { kind: 'create' }]]) }
  const outcomes = new Map<number, RowOutcome>()
  return { keeping: keepRun(plan, outcomes), outcomes }
}

it('keeps the rows at once, and what became of them a second later', async () => {
  const { keeping, outcomes } = keep()
  await keeping.begun
  expect([...kept.keys()]).toEqual(['rows.0', 'run'])
  outcomes.set(0, done)
  keeping.settled(0)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(kept.get('outcomes.0')).toMatchObject({ outcomes: [[0, done]] })
})

it('keeps nothing of an answer that comes after it was dropped', async () => {
  const { keeping, outcomes } = keep()
  await keeping.begun
  keeping.drop()
  outcomes.set(0, done)
  keeping.settled(0)
  await jest.advanceTimersByTimeAsync(1_000)
  expect([...kept.keys()]).toEqual([])
})

it('leaves what it has kept to another page, and keeps no more', async () => {
  const { keeping, outcomes } = keep()
  await keeping.begun
  keeping.leave()
  keeping.drop()
  outcomes.set(0, done)
  keeping.settled(0)
  await jest.advanceTimersByTimeAsync(1_000)
  expect([...kept.keys()]).toEqual(['rows.0', 'run'])
})

it('keeps what becomes of row after row, without a pause between them', async () => {
  const { keeping, outcomes } = keep()
  await keeping.begun
  outcomes.set(0, done)
  keeping.settled(0)
  await jest.advanceTimersByTimeAsync(600)
  keeping.settled(0)
  await jest.advanceTimersByTimeAsync(400)
  expect(kept.has('outcomes.0')).toBe(true)
})

it('keeps at once what the page would take along', async () => {
  const { keeping, outcomes } = keep()
  await keeping.begun
  outcomes.set(0, done)
  keeping.settled(0)
  window.dispatchEvent(new Event('pagehide'))
  await jest.advanceTimersByTimeAsync(0)
  expect(kept.has('outcomes.0')).toBe(true)
})

describe('what becomes of a row when its session ends', () => {
  async function endOnTheWay(): Promise<void> {
    const { keeping, outcomes } = keep()
    await keeping.begun
    outcomes.set(0, done)
    keeping.settled(0)
    endSession({ reason: 'expired', message: null })
    await jest.advanceTimersByTimeAsync(1_000)
    expect(kept.has('outcomes.0')).toBe(false)
  }
  let leave: () => void
  beforeEach(() => (leave = keepScreens()))
  afterEach(() => leave())

  it('is kept once its person is back', async () => {
    await endOnTheWay()
    resumeSession({ token: testToken(), refreshToken: 'r' })
    await jest.advanceTimersByTimeAsync(0)
    expect(kept.has('outcomes.0')).toBe(true)
  })

  it('is not where nobody comes back', async () => {
    await endOnTheWay()
    giveUpSession()
    await jest.advanceTimersByTimeAsync(0)
    expect(kept.has('outcomes.0')).toBe(false)
  })
})
