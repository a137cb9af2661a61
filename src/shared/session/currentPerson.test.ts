/** @jest-environment node */
import { onOtherPerson, onPersonGone } from './currentPerson.ts'
import { keepScreens, resumeSession } from './pausedSession.ts'
import { endSession, type SessionEnd } from './sessionEvents.ts'
import { testToken } from './testTokens.ts'
import { clearSession, setSessionPlace, writeSession } from './tokens.ts'

const signIn = (user: string): void =>
  void writeSession({ token: testToken({ unique_name: user }), refreshToken: 'refresh' })
const end = (reason: SessionEnd['reason']): void => endSession({ reason, message: null })

afterEach(clearSession)

it.each<[string, () => void, number, number]>([
  ['another person signs in once the session was closed', () => (end('closed'), signIn('luis')), 1, 1],
  ['another person signs in once it ran out', () => (end('expired'), signIn('luis')), 1, 1],
  ['another person signs in without an end before it', () => signIn('luis'), 1, 1],
  ['another person signs in, and the first one again', () => (signIn('luis'), signIn('ana')), 2, 2],
  ['the person signs out', () => end('signed-out'), 0, 1],
  ['the same person signs in again', () => (end('closed'), signIn('ana')), 0, 0],
  ['the same person signs in with other letters', () => (end('closed'), signIn('ANA')), 0, 0],
  ['tokens are renewed', () => signIn('ana'), 0, 0],
  ['a session ends, and nobody comes', () => end('closed'), 0, 0],
])('data of a user when %s [T41]', (_what, happen, others, gone) => {
  signIn('ana')
  const [onOther, onGone] = [jest.fn(), jest.fn()]
  onOtherPerson(onOther)
  onPersonGone(onGone)
  happen()
  expect([onOther.mock.calls.length, onGone.mock.calls.length]).toEqual([others, gone])
})

it('is kept for the user while the session is paused and after its return [T41]', () => {
  signIn('ana')
  const leave = keepScreens()
  const forget = jest.fn()
  onPersonGone(forget)
  end('expired')
  resumeSession({ token: testToken({ unique_name: 'ana', jti: 'next' }), refreshToken: 'refresh-2' })
  leave()
  expect(forget).not.toHaveBeenCalled()
})

it('is dropped at the end of a session that was not read before [T41]', () => {
  const forget = jest.fn()
  signIn('ana')
  // Like a page that does not know its product yet.
  setSessionPlace('unknown')
  onOtherPerson(forget)
  setSessionPlace('')
  end('closed')
  expect(forget).not.toHaveBeenCalled()
  signIn('luis')
  expect(forget).toHaveBeenCalledTimes(1)
})
