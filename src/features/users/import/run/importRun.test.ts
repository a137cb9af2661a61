import { act, waitFor } from '@testing-library/react'
import { createStore, type Dispatch } from '#shared/api/createStore.ts'
import { currentChanges, forgetChanges, undoChange } from '#shared/changes/changes.ts'
import { isAwaited, keepScreens, resumeSession } from '#shared/session/pausedSession.ts'
import { beginSessionEpoch, endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { i18n } from '#shared/texts/i18n.ts'
import type { ImportRow } from '../importRow.ts'
import '../importRunTexts.ts'
import { few, person, row, table, testPeople, type Stored } from '../testImport.ts'
import { openTrial } from '../trial/openTrial.ts'
import { importRun } from './importRun.ts'
import { resultOf, type ImportPlan } from './rowOutcome.ts'

const keeping = { begun: Promise.resolve(), settled: jest.fn(), drop() {}, leave() {} }
jest.mock('./keptRun.ts', () => ({ keepRun: () => keeping }))

const { services, kept, present } = testPeople()
let dispatch: Dispatch
const token = testToken({ userId: '9', unique_name: 'user9' })

beforeAll(() => i18n.changeLanguage('es'))
beforeEach(() => {
  services.start()
  kept.people = [
    person(1),
    person(2, { userName: 'ida', email: 'ida@suite.test', isDeleted: true }),
    person(3),
  ]
  beginSessionEpoch()
  writeSession({ token, refreshToken: 'r', skewMs: 0 })
  dispatch = createStore().dispatch
  forgetChanges()
})
afterEach(() => {
  importRun.close()
  clearSession()
})

async function tried(rows: readonly ImportRow[]): Promise<ImportPlan> {
  const all = table(rows)
  const trial = openTrial(all, dispatch)
  trial.start()
  await waitFor(() => expect(trial.snapshot().phase).toBe('ended'))
  services.calls.length = 0
  return { table: all, verdicts: trial.snapshot().verdicts }
}

async function over(): Promise<void> {
  await waitFor(() => expect(importRun.snapshot()).toMatchObject({ phase: 'ended', inFlight: 0 }))
}

async function run(rows: readonly ImportRow[]): Promise<void> {
  importRun.start(await tried(rows), dispatch)
  await over()
}

const results = () => {
  const { plan, outcomes } = importRun.snapshot()!
  return plan.table.rows.map(({ at }) => resultOf(outcomes.get(at)))
}
const named = (userName: string): Stored[] =>
  kept.people.filter((one) => one.userName.toLowerCase() === userName.toLowerCase() && !one.isDeleted)
const luz = (at: number): Stored =>
  person(200 + at, {
    userName: `nuevo${at}`,
    email: `nuevo${at}@suite.test`,
    names: 'Luz',
    surnames: 'Díaz',
    document: '456',
    roles: ['Cajero'],
  })

it('creates, changes and brings back, and sends of others what is stored', async () => {
  const plan = await tried([
    row(0, { phoneNumber: '3001234567', idstate: '1' }, { companies: [8, 7] }),
    few(1, { userName: 'USER1', names: 'Eva' }, { companies: [8], roles: ['Cajero'] }),
    few(2, { userName: 'ida', surnames: 'Lima' }),
    few(3, { userName: 'user3', names: 'Ana' }),
  ])
  // A colleague has meanwhile changed what the file does not speak of.
  Object.assign(present(1)!, { surnames: 'Nueva', email: 'nueva@suite.test' })
  importRun.start(plan, dispatch)
  await over()
  expect(results()).toEqual(['created', 'changed', 'restored', 'unsent'])
  expect(named('nuevo0')).toMatchObject([
    { phoneNumber: '(+57) 300 1234567', idstate: 1, principal: 8, assigned: [7], roles: ['Cajero'] },
  ])
  expect(present(1)).toMatchObject({
    userName: 'user1',
    names: 'Eva',
    surnames: 'Nueva',
    email: 'nueva@suite.test',
    principal: 7,
    assigned: [8],
    roles: ['Auditor', 'Cajero'],
  })
  expect(present(2)).toMatchObject({ names: 'Ana', surnames: 'Lima' })
  expect(services.callsOf('modifyUser')).toHaveLength(2)
})

it('asks what became of somebody new whose answer was lost, and sends them once', async () => {
  const plan = await tried([row(0), row(1)])
  services.answerNext(
    'createUser',
    { drop: true, after: Promise.resolve().then(() => kept.people.push(luz(0))) },
    { drop: true },
  )
  importRun.start(plan, dispatch)
  await over()
  expect(results()).toEqual(['created', 'failed'])
  importRun.retry()
  await over()
  expect(results()).toEqual(['created', 'created'])
  expect([named('nuevo0').length, named('nuevo1').length]).toEqual([1, 1])
  expect(services.callsOf('createUser')).toHaveLength(3)
})

it('looks again before it repeats one that a slow service did after all', async () => {
  services.answerNext('createUser', { status: 500 })
  await run([row(0)])
  expect(results()).toEqual(['failed'])
  kept.people.push(luz(0))
  importRun.retry()
  await over()
  expect(results()).toEqual(['created'])
  expect(services.callsOf('createUser')).toHaveLength(1)
})

it('looks again where the name is taken and nobody could look whose it is', async () => {
  const plan = await tried([row(0)])
  services.answerNext('createUser', {
    status: 400,
    body: { informationCode: 'R11', message: 'taken' },
    after: Promise.resolve().then(() => kept.people.push(luz(0))),
  })
  services.answerNext('userExists', { status: 500 })
  importRun.start(plan, dispatch)
  await over()
  expect(results()).toEqual(['failed'])
  importRun.retry()
  await over()
  expect(results()).toEqual(['created'])
  expect(services.callsOf('createUser')).toHaveLength(1)
})

it('keeps of a row that is tried again that nobody knows what became of it', async () => {
  services.answerNext('createUser', { status: 500 })
  await run([row(0)])
  keeping.settled.mockReset()
  importRun.retry()
  expect(keeping.settled.mock.calls).toEqual([[0]])
  await over()
})

it('sends no more what the service has refused', async () => {
  services.answerNext('createUser', { body: { informationCode: 'A20', message: 'No se puede.' } })
  await run([row(0)])
  expect(importRun.snapshot()!.outcomes.get(0)).toMatchObject({ kind: 'failed', isUnknown: false })
  importRun.retry()
  await over()
  expect(services.callsOf('createUser')).toHaveLength(1)
})

it('waits as long as the service asks for, and tries again by itself', async () => {
  services.answerNext('createUser', { status: 429, headers: { 'Retry-After': '1' } })
  const started = Date.now()
  importRun.start(await tried([row(0)]), dispatch)
  await waitFor(() => expect(importRun.snapshot()!.waitsUntil).not.toBeNull())
  // A session that ends in between is worth a sign-in over the page (hardening T37).
  expect([importRun.snapshot()!.inFlight, isAwaited()]).toEqual([0, true])
  await waitFor(() => expect(importRun.snapshot()!.phase).toBe('ended'), { timeout: 3_000 })
  expect(isAwaited()).toBe(false)
  expect(Date.now() - started).toBeGreaterThan(900)
  expect(results()).toEqual(['created'])
  expect(named('nuevo0')).toHaveLength(1)
})

it('stops where the person has no right to write, and sends nothing more', async () => {
  services.answerNext('createUser', ...Array.from({ length: 6 }, () => ({ status: 403 })))
  importRun.start(await tried(Array.from({ length: 20 }, (_, at) => row(at))), dispatch)
  await waitFor(() => expect(importRun.snapshot()).toMatchObject({ phase: 'stopped', inFlight: 0 }))
  expect(importRun.snapshot()!.held).toBe('forbidden')
  expect(services.callsOf('createUser')).toHaveLength(6)
  expect(new Set(results())).toEqual(new Set(['unsent']))
  // Once they have it, what was not sent can be.
  importRun.goOn()
  await over()
  expect(new Set(results())).toEqual(new Set(['created']))
})

it('stands still while a session is over, and goes on with its person', async () => {
  const letGo = keepScreens()
  let end = (): void => {}
  const after = new Promise<void>((resolve) => (end = resolve))
  services.answerNext('createUser', ...Array.from({ length: 6 }, () => ({ after })))
  importRun.start(await tried(Array.from({ length: 9 }, (_, at) => row(at))), dispatch)
  await waitFor(() => expect(services.callsOf('createUser').length).toBeGreaterThan(0))
  kept.people.push(luz(0))
  endSession({ reason: 'expired', message: null })
  end()
  await waitFor(() => expect(importRun.snapshot()!.inFlight).toBe(6))
  resumeSession({ token, refreshToken: 'r', skewMs: 0 })
  await over()
  expect(new Set(results())).toEqual(new Set(['created']))
  for (let at = 0; at < 9; at += 1) expect(named(`nuevo${at}`)).toHaveLength(1)
  letGo()
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
  'an import %s is nothing of the next person: not shown, not sent, not among their changes [T41]',
  async (_what, until) => {
    importRun.start(await tried(Array.from({ length: 9 }, (_, at) => row(at))), dispatch)
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

it('while a row is under way its person is awaited [T37]', async () => {
  let end = (): void => {}
  services.answerNext('createUser', { after: new Promise<void>((resolve) => (end = resolve)) })
  importRun.start(await tried([row(0)]), dispatch)
  await waitFor(() => expect(services.callsOf('createUser')).toHaveLength(1))
  expect(isAwaited()).toBe(true)
  end()
  await over()
  expect(isAwaited()).toBe(false)
})

it('what is still under way after a pause has its person awaited too [T37]', async () => {
  const { promise: after, resolve: end } = Promise.withResolvers<void>()
  services.answerNext('createUser', { after })
  importRun.start(await tried([row(0)]), dispatch)
  await waitFor(() => expect(services.callsOf('createUser')).toHaveLength(1))
  importRun.pause()
  await act(async () => {})
  expect([importRun.snapshot()!.phase, isAwaited()]).toEqual(['paused', true])
  end()
  await waitFor(() => expect(isAwaited()).toBe(false))
})

it('pauses where it cannot read what there is to be given, and reads that anew once it goes on', async () => {
  const plan = await tried([row(0)])
  services.answerNext('listRoles', { status: 500 })
  importRun.start(plan, dispatch)
  await waitFor(() => expect(importRun.snapshot()).toMatchObject({ phase: 'paused', held: 'outage' }))
  expect(services.callsOf('createUser')).toEqual([])
  importRun.goOn()
  await over()
  expect(results()).toEqual(['created'])
})

it('pauses by itself where the service is down, and goes on when it is told to', async () => {
  services.answerNext('createUser', ...Array.from({ length: 17 }, () => ({ status: 503 })))
  importRun.start(await tried(Array.from({ length: 30 }, (_, at) => row(at))), dispatch)
  await waitFor(() =>
    expect(importRun.snapshot()).toMatchObject({ phase: 'paused', held: 'outage', inFlight: 0 }),
  )
  importRun.goOn()
  await over()
  importRun.retry()
  await over()
  expect(new Set(results())).toEqual(new Set(['created']))
})

it('counts the failures from the start once it is told to go on', async () => {
  services.answerNext('createUser', ...Array.from({ length: 40 }, () => ({ status: 503 })))
  const paused = (): Promise<void> =>
    waitFor(() => expect(importRun.snapshot()).toMatchObject({ phase: 'paused', inFlight: 0 }))
  importRun.start(await tried(Array.from({ length: 40 }, (_, at) => row(at))), dispatch)
  await paused()
  const before = services.callsOf('createUser').length
  importRun.goOn()
  await paused()
  expect(services.callsOf('createUser').length - before).toBeGreaterThanOrEqual(12)
})

it('goes on where the service fails now and then', async () => {
  const answers = Array.from({ length: 15 }, () => [{ status: 503 }, {}])
  services.answerNext('createUser', ...answers.flat())
  await run(Array.from({ length: 30 }, (_, at) => row(at)))
  expect(results().filter((result) => result === 'failed')).toHaveLength(15)
})

it('is paused and stopped; what was not sent is sent later', async () => {
  importRun.start(await tried(Array.from({ length: 20 }, (_, at) => row(at))), dispatch)
  importRun.pause()
  await waitFor(() => expect(importRun.snapshot()).toMatchObject({ phase: 'paused', inFlight: 0 }))
  const sent = services.callsOf('createUser').length
  expect(sent).toBe(6)
  importRun.goOn()
  importRun.stop()
  // What is under way has its answer before anything else may begin.
  importRun.goOn()
  await waitFor(() => expect(importRun.snapshot()).toMatchObject({ phase: 'stopped', inFlight: 0 }))
  expect(services.callsOf('createUser')).toHaveLength(12)
  importRun.goOn()
  await over()
  expect(services.callsOf('createUser')).toHaveLength(20)
})

it('takes up what a page left: whatever has no outcome is looked up first', async () => {
  const plan = await tried([
    row(0),
    row(1),
    few(2, { userName: 'user1', names: 'Eva' }),
    few(3, { userName: 'ida', names: 'Ida' }),
  ])
  // They were sent, and the page was gone before their answer came.
  kept.people.push(luz(1))
  present(1)!.names = 'Eva'
  kept.people[1]!.isDeleted = false
  importRun.takeUp({ plan, outcomes: new Map(), drop: () => Promise.resolve() }, dispatch)
  await over()
  expect(results()).toEqual(['created', 'created', 'changed', 'restored'])
  expect(services.callsOf('createUser')).toHaveLength(1)
  expect(services.callsOf('activateDeletedUser')).toHaveLength(0)
  expect(services.callsOf('modifyUser')).toHaveLength(1)
  expect(named('nuevo1')).toHaveLength(1)
})

it('that had ended when it is taken up can be taken back, and names companies', async () => {
  await run([row(0)])
  const { plan, outcomes } = importRun.snapshot()!
  importRun.close()
  forgetChanges()
  importRun.takeUp({ plan, outcomes: new Map(outcomes), drop: () => Promise.resolve() }, dispatch)
  await waitFor(() => expect(importRun.snapshot()!.changes).toHaveLength(1))
  expect(importRun.snapshot()!.companies.length).toBeGreaterThan(0)
  undoChange(currentChanges()[0]!.id)
  await waitFor(() => expect(named('nuevo0')).toEqual([]))
})

it('that had ended is no change of the person who signs in while it is taken up [T41]', async () => {
  await run([row(0)])
  const { plan, outcomes } = importRun.snapshot()!
  importRun.close()
  forgetChanges()
  const { promise: after, resolve: answer } = Promise.withResolvers<void>()
  services.answerNext('listCompanies', { after })
  importRun.takeUp({ plan, outcomes: new Map(outcomes), drop: () => Promise.resolve() }, dispatch)
  endSession({ reason: 'closed', message: null })
  writeSession({ token: testToken({ unique_name: 'otra' }), refreshToken: 'r', skewMs: 0 })
  beginSessionEpoch()
  await act(async () => answer())
  await new Promise((resolve) => setTimeout(resolve))
  expect(currentChanges()).toEqual([])
})

it('leaves out whoever cannot be changed any more, with the reason', async () => {
  const plan = await tried([few(0, { userName: 'user1', names: 'Eva' }), row(1)])
  kept.people[0]!.isDeleted = true
  kept.people.push(person(50, { userName: 'nuevo1', email: 'x@suite.test', names: 'Otra' }))
  importRun.start(plan, dispatch)
  await over()
  expect(results()).toEqual(['wrong', 'failed'])
  expect(importRun.snapshot()!.outcomes.get(1)).toMatchObject({
    problem: { code: 'R11', message: 'El nombre ya se usa' },
  })
})

it('does nothing to whoever a colleague has made so meanwhile, and has nothing of it to take back', async () => {
  const plan = await tried([few(0, { userName: 'user1', names: 'Eva' })])
  present(1)!.names = 'Eva'
  importRun.start(plan, dispatch)
  await over()
  expect([results(), services.callsOf('modifyUser').length]).toEqual([['same'], 0])
  expect(currentChanges()).toEqual([])
})

describe('taken back', () => {
  const rows = [
    row(0),
    row(1),
    few(2, { userName: 'user1', names: 'Eva', idstate: '1' }, { companies: [8], roles: ['Cajero'] }),
    few(3, { userName: 'ida', surnames: 'Lima' }),
    few(4, { userName: 'user3', names: 'Eva', surnames: 'Lima' }),
  ]

  async function undone(kind: 'undone' | 'stopped'): Promise<void> {
    await waitFor(() => expect(currentChanges()).toHaveLength(1))
    undoChange(currentChanges()[0]!.id)
    await waitFor(() => expect(currentChanges()[0]!.state.kind).toBe(kind))
  }

  it('everybody is as before, and whoever was new or deleted is deleted', async () => {
    const before = structuredClone(kept.people)
    await run(rows)
    expect(currentChanges()[0]!.title()).toBe('5 personas importadas')
    await undone('undone')
    expect(kept.people.slice(0, 3)).toEqual(before)
    expect(kept.people.slice(3).map(({ isDeleted }) => isDeleted)).toEqual([true, true])
  })

  it('whoever was changed since stays, by name, as far as it was changed', async () => {
    await run(rows)
    Object.assign(named('nuevo1')[0]!, { names: 'Luz María' })
    Object.assign(present(2)!, { email: 'otra@suite.test' })
    Object.assign(present(3)!, { names: 'Isa' })
    await undone('stopped')
    const { state } = currentChanges()[0]!
    expect(state.kind === 'stopped' && state.problems.map(({ name }) => name).toSorted()).toEqual([
      'Eva Lima · user3',
      'Lima · ida',
      'Luz Díaz · nuevo1',
    ])
    expect(named('nuevo0')).toEqual([])
    expect(named('nuevo1')).toHaveLength(1)
    expect(present(2)).toMatchObject({ surnames: 'Lima' })
    expect(present(3)).toMatchObject({ names: 'Isa', surnames: 'Gómez' })
    expect(present(1)).toMatchObject({ names: 'Ana', idstate: 0, assigned: [], roles: ['Auditor'] })
  })

  it('somebody new who has another principal company since stays', async () => {
    await run([row(0)])
    named('nuevo0')[0]!.principal = 8
    await undone('stopped')
    expect(named('nuevo0')).toHaveLength(1)
  })

  it.each([500, 403])('somebody new whose state could not be switched (%i) is deleted', async (status) => {
    services.answerNext('setUserState', { status })
    await run([row(0, { idstate: '1' })])
    expect([results(), named('nuevo0').length]).toEqual([['failed'], 1])
    await undone('undone')
    expect(named('nuevo0')).toEqual([])
  })

  it('what was done of a row that failed halfway is as before', async () => {
    services.answerNext('setUserState', { status: 500 })
    await run([few(0, { userName: 'user1', names: 'Eva', idstate: '1' })])
    expect([results(), present(1)!.names]).toEqual([['failed'], 'Eva'])
    await undone('undone')
    expect(present(1)).toMatchObject({ names: 'Ana', idstate: 0 })
  })
})
