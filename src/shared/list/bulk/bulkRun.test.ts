import { act, waitFor } from '@testing-library/react'
import { sessionGone, type ApiError } from '#shared/api/apiError.ts'
import type { Found } from '#shared/api/reads.ts'
import type { Ready } from '#shared/api/write.ts'
import { currentChanges, forgetChanges, recordChange } from '#shared/changes/changes.ts'
import { clearSession } from '#shared/session/tokens.ts'
import { currentTasks } from '#shared/tasks/tasks.ts'
import { freshStore } from '#shared/testing/testStore.tsx'
import '../listTexts.ts'
import { entriesOf, planOf } from './bulkEntries.ts'
import { beginBulkRun } from './bulkRun.ts'

type Row = { id: number }
type Answer = { data?: unknown; error?: ApiError }

const done: Answer = { data: { informationCode: 'A10' } }
const refused: Answer = {
  error: { kind: 'status', call: 'setUserState', status: 200, code: 'R11', message: 'Está en uso', at: 0 },
}
const lost: { error: ApiError } = { error: { kind: 'network', call: 'setUserState', message: null, at: 0 } }

const onDone = jest.fn()
const lookUp = jest.fn<Promise<Found>, []>()
beforeEach(() => {
  freshStore()
  onDone.mockReset()
  lookUp.mockReset().mockResolvedValue('notDone')
})
afterEach(clearSession)

function begin(
  count: number,
  { skipped = [] as readonly number[], turnsOn = true, unsent = [] as Ready<unknown, 'own'>[] } = {},
) {
  const open = new Map<number, (answer: Answer) => void>()
  const sent: [number, boolean][] = []
  const rows = Array.from({ length: count }, (_one, at) => ({ id: at + 1 }))
  const run = beginBulkRun<Row, 'own'>(
    {
      title: () => 'Activando',
      writeOf({ id }, on) {
        const early = unsent.shift()
        if (early) return { prepare: async () => early }
        sent.push([id, on])
        return { send: () => new Promise<Answer>((resolve) => open.set(id, resolve)), lookUp }
      },
      onDone,
    },
    planOf(rows, ({ id }) => (skipped.includes(id) ? 'own' : null)),
    turnsOn,
  )
  return {
    run,
    sent,
    unsent,
    answer: (id: number, how = done) => act(async () => open.get(id)!(how)),
    results: () =>
      waitFor(() =>
        entriesOf(rows, run.state()!)
          .map(({ result }) => result)
          .join(' '),
      ),
  }
}

it.each([true, false])(
  'switches each row that is not skipped, and has a result for each: %s',
  async (turnsOn) => {
    const { run, sent, answer, results } = begin(4, { skipped: [2], turnsOn })
    expect(sent).toEqual([1, 3, 4].map((id) => [id, turnsOn]))
    await answer(3, refused)
    await answer(1)
    expect(onDone).not.toHaveBeenCalled()
    await answer(4)
    expect(await results()).toBe('done skipped failed done')
    expect(run.state()).toMatchObject({ phase: 'ended' })
    expect(onDone.mock.calls).toEqual([[[{ id: 1 }, { id: 4 }], turnsOn]])
  },
)

it('retries only failed rows, once, in the same direction', async () => {
  const { run, sent, answer, results } = begin(7)
  act(run.stop)
  for (const id of [1, 2, 3, 5, 6]) await answer(id)
  await answer(4, refused)
  expect(await results()).toBe('done done done failed done done unsent')
  act(() => {
    run.retryFailed()
    run.retryFailed()
  })
  expect(sent.slice(6)).toEqual([[4, true]])
  await answer(4)
  expect(await results()).toBe('done done done done done done unsent')
  expect(currentTasks()).toHaveLength(1)
})

it('leaves rows unsent after the session expired', async () => {
  const { run, answer, results } = begin(2)
  await answer(1)
  await answer(2, { error: sessionGone('x') })
  expect(run.state()).toMatchObject({ phase: 'paused', held: 'session' })
  act(run.stop)
  expect(await results()).toBe('done unsent')
})

it.each<[Found, string]>([
  ['done', 'done done'],
  ['notDone', 'done failed'],
  ['unknown', 'done failed'],
])('reads a row after a lost answer before it reports the result: %s', async (found, expected) => {
  lookUp.mockResolvedValue(found)
  const { run, answer, results } = begin(2, { turnsOn: false })
  await answer(1)
  expect(lookUp).not.toHaveBeenCalled()
  await answer(2, lost)
  expect(lookUp).toHaveBeenCalledTimes(1)
  expect(await results()).toBe(expected)
  const result = run.state()!.results[1]!
  expect('isUnknown' in result && result.isUnknown).toBe(found === 'unknown')
})

it('counts a row in the wanted state as done if it may have been sent before', async () => {
  const { run, unsent, answer, results } = begin(1)
  await answer(1, lost)
  unsent.push({ why: 'own' })
  await act(async () => run.retryFailed())
  expect(await results()).toBe('done')
})

const busy = (status: number): Answer => ({
  error: { kind: 'status', call: 'setUserState', status, message: null, at: 0, retryAt: Date.now() },
})
it.each([
  ['done', 503],
  ['skipped', 429],
])(
  'counts a row in the wanted state as %s if its first answer was a %d with Retry-After',
  async (expected, status) => {
    lookUp.mockResolvedValue('unknown')
    const { unsent, answer, results } = begin(1)
    unsent.push({ why: 'own' })
    await answer(1, busy(status))
    expect(await results()).toBe(expected)
  },
)

it('skips a row in the wanted state that was not sent before', async () => {
  const { run, unsent, results } = begin(1, { unsent: [lost] })
  await waitFor(() => expect(run.state()?.phase).toBe('ended'))
  unsent.push({ why: 'own' })
  await act(async () => run.retryFailed())
  expect(await results()).toBe('skipped')
})

it('undoes changes of the first try and of a retry', async () => {
  onDone.mockImplementation(() =>
    recordChange({
      call: 'setUserState',
      title: () => 'Activadas',
      name: () => '',
      undo: [
        { name: '', look: () => Promise.resolve({ isBack: true }), isBack: () => Promise.resolve('done') },
      ],
    }),
  )
  const { run, answer } = begin(2)
  await answer(1)
  await answer(2, refused)
  act(run.retryFailed)
  await answer(2)
  await act(async () => run.undo())
  await waitFor(() => expect(currentChanges().map(({ state }) => state.kind)).toEqual(['undone', 'undone']))
  forgetChanges()
})
