import { awaited, keepScreens } from '#shared/session/pausedSession.ts'
import { beginSessionEpoch, endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { createLeaveGate, type LeaveGate, type LeaveGuard } from './leaveGate.ts'

const holding = (): LeaveGuard => ({ holds: () => true, ask: (_pathname, go) => go(), changes: () => [] })

it('does not count background tasks as unsaved work', () => {
  const gate = createLeaveGate()
  gate.setGuard(holding(), 'tasks')
  expect(gate.hasWork()).toBe(false)
  gate.setGuard(holding(), 'dialog')
  expect(gate.hasWork()).toBe(true)
})

it.each<[string, (gate: LeaveGate) => void, boolean]>([
  ['nothing', () => {}, false],
  ['a card without changes', (gate) => gate.setGuard({ ...holding(), holds: () => false }), false],
  ['a card with changes', (gate) => gate.setGuard(holding()), true],
  ['a dialog with changes', (gate) => gate.setGuard(holding(), 'dialog'), true],
  ['a task that runs', (gate) => gate.setGuard(holding(), 'tasks'), true],
  [
    'a way out that is only checked',
    (gate) => gate.setGuard({ ...holding(), holds: (to) => to !== null }),
    false,
  ],
])('tells if work would be lost: with %s [D49]', (_what, prepare, isLost) => {
  const gate = createLeaveGate()
  prepare(gate)
  expect(gate.wouldLose()).toBe(isLost)
})

it('would lose a pending request until it is done [D49]', async () => {
  const gate = createLeaveGate()
  const asked = Promise.withResolvers<void>()
  const done = awaited(() => asked.promise)
  expect(gate.wouldLose()).toBe(true)
  asked.resolve()
  await done
  expect(gate.wouldLose()).toBe(false)
})

it('keeps the guard of a card when the previous one unmounts later', () => {
  const gate = createLeaveGate()
  const endFirst = gate.setGuard(holding())
  const endSecond = gate.setGuard(holding())
  endFirst()
  expect(gate.hasWork()).toBe(true)
  endSecond()
  expect(gate.hasWork()).toBe(false)
})

it('asks about running tasks before a sign-out from a paused session, and about nothing else', () => {
  const gate = createLeaveGate()
  const [signOut, askCard, askTasks] = [jest.fn(), jest.fn(), jest.fn()]
  gate.setGuard({ ...holding(), ask: askCard })
  gate.askAboutTasks(signOut)
  expect(signOut).toHaveBeenCalledTimes(1)
  gate.setGuard({ ...holding(), ask: askTasks }, 'tasks')
  gate.askAboutTasks(signOut)
  expect(askTasks.mock.calls).toEqual([['/logout', signOut]])
  expect([askCard.mock.calls.length, signOut.mock.calls.length]).toEqual([0, 1])
})

it('asks before the page unloads while a task waits for its user', () => {
  beginSessionEpoch()
  writeSession({ token: testToken(), refreshToken: null })
  const leaveScreens = keepScreens()
  endSession({ reason: 'expired', message: null })
  const gate = createLeaveGate()
  const before = gate.blocksUnload()
  gate.setGuard(holding(), 'tasks')
  expect([before, gate.blocksUnload()]).toEqual([false, true])
  leaveScreens()
  clearSession()
  beginSessionEpoch()
})
