import { hearPopsFirst } from '#shared/address/popsFirst.ts'
import { keepScreens } from '#shared/session/pausedSession.ts'
import { beginSessionEpoch, endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { createLeaveGate, type LeaveGuard } from './leaveGate.ts'

const holding = (): LeaveGuard => ({ holds: () => true, ask: (_pathname, go) => go(), changes: () => [] })

it('counts what runs in the background for no unsaved work', () => {
  const gate = createLeaveGate()
  gate.setGuard(holding(), 'tasks')
  expect(gate.hasWork()).toBe(false)
  gate.setGuard(holding(), 'dialog')
  expect(gate.hasWork()).toBe(true)
})

it('keeps the guard of a card where the one before it goes later', () => {
  const gate = createLeaveGate()
  const endFirst = gate.setGuard(holding())
  const endSecond = gate.setGuard(holding())
  endFirst()
  expect(gate.hasWork()).toBe(true)
  endSecond()
  expect(gate.hasWork()).toBe(false)
})

it('asks before the document goes where a task waits for its person', () => {
  beginSessionEpoch()
  writeSession({ token: testToken(), refreshToken: null })
  const leaveScreens = keepScreens()
  endSession({ reason: 'expired', message: null })
  const gate = createLeaveGate()
  const unwatch = gate.watch(window)
  const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const before = isAsked()
  gate.setGuard(holding(), 'tasks')
  expect([before, isAsked()]).toEqual([false, true])
  unwatch()
  leaveScreens()
  clearSession()
  beginSessionEpoch()
})

it('asks again at the next Back after one that was free', () => {
  hearPopsFirst(window)
  const gate = createLeaveGate()
  const unwatch = gate.watch(window)
  const ask = jest.fn<void, Parameters<LeaveGuard['ask']>>((_pathname, go) => go())
  gate.setGuard({ ...holding(), ask })
  jest.spyOn(window.history, 'go').mockImplementation(() => {})
  const arriveAt = (idx: number, path: string): void => {
    window.history.replaceState({ idx }, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  for (const card of ['/users/7', '/users/8']) {
    gate.arrived(2, { pathname: card, search: '' })
    arriveAt(1, '/users')
    arriveAt(2, card)
    arriveAt(1, '/users')
  }
  expect(ask.mock.calls.map(([pathname]) => pathname)).toEqual(['/users', '/users'])
  unwatch()
})
