/** @jest-environment node */
import { sessionEndpoints } from '#contracts/session.ts'
import { userEndpoints } from '#contracts/users.ts'
import { usersApi } from '#features/users/api.ts'
import { channelApi } from '#shared/session/channelApi.ts'
import { giveUpSession, isAwaited, keepScreens, resumeSession } from '#shared/session/pausedSession.ts'
import { beginSessionEpoch, endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { testServices, type TestReply } from '#shared/testing/testServices.ts'
import { createStore } from './createStore.ts'

const services = testServices([userEndpoints, sessionEndpoints], {})
const signIn = (user: string) => ({ token: testToken({ unique_name: user }), refreshToken: 'refresh' })
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
let leave: () => void

beforeEach(() => {
  services.start()
  beginSessionEpoch()
  writeSession(signIn('ana'))
  leave = keepScreens()
})
afterEach(() => {
  leave()
  clearSession()
})

/** A switch answered after the service has closed the session. */
async function lateSwitch(reply: TestReply) {
  let answer = (): void => {}
  services.answerNext('setUserState', { ...reply, after: new Promise<void>((go) => (answer = go)) })
  const heard = jest.fn()
  const body = { id: 7, state: 1 } as never
  const { initiate } = usersApi.endpoints.setUserState
  void createStore()
    .dispatch(initiate(body, { track: false }))
    .then(heard)
  await nextTask()
  expect(services.callsOf('setUserState')).toHaveLength(1)
  endSession({ reason: 'closed', message: null })
  answer()
  await nextTask()
  return heard
}
const done: TestReply = { body: { informationCode: 'A10' } }

it('the result of a write is delivered after re-authentication, and it is sent once [T37]', async () => {
  const heard = await lateSwitch(done)
  expect([heard.mock.calls.length, isAwaited()]).toEqual([0, true])
  resumeSession(signIn('ana'))
  await nextTask()
  expect(heard).toHaveBeenCalledWith({ data: { informationCode: 'A10' } })
  expect([services.callsOf('setUserState').length, isAwaited()]).toEqual([1, false])
})

it('a lost answer is delivered too, so that the outcome can be read [T37]', async () => {
  const heard = await lateSwitch({ drop: true })
  resumeSession(signIn('ana'))
  await nextTask()
  expect(heard.mock.calls).toMatchObject([[{ error: { kind: 'network' } }]])
})

it.each<[string, TestReply, () => void]>([
  ['after a refusal without a session', { status: 401 }, () => {}],
  ['without re-authentication', done, () => giveUpSession()],
  [
    'to another user',
    done,
    () => {
      giveUpSession()
      beginSessionEpoch()
      writeSession(signIn('luis'))
    },
  ],
])('it is not delivered %s [T37, T41]', async (_what, reply, happen) => {
  const heard = await lateSwitch(reply)
  happen()
  await nextTask()
  expect(heard.mock.calls).toMatchObject([[{ error: { kind: 'session' } }]])
})

it('an answer after another user signed in is not delivered [T41]', async () => {
  let answer = (): void => {}
  services.answerNext('setUserState', { ...done, after: new Promise<void>((go) => (answer = go)) })
  const { initiate } = usersApi.endpoints.setUserState
  const call = createStore().dispatch(initiate({ id: 7, state: 1 } as never, { track: false }))
  await nextTask()
  endSession({ reason: 'closed', message: null })
  giveUpSession()
  writeSession(signIn('luis'))
  beginSessionEpoch()
  answer()
  expect(await call).toMatchObject({ error: { kind: 'session' } })
})

it('automatic writes do not wait for re-authentication [T37]', async () => {
  let answer = (): void => {}
  services.answerNext('validateSession', { after: new Promise<void>((go) => (answer = go)) })
  const { initiate } = channelApi.endpoints.validateSession
  const call = createStore().dispatch(initiate({ headers: { connectionId: 'c' }, body: {} }))
  await nextTask()
  endSession({ reason: 'closed', message: null })
  answer()
  expect(await call).toMatchObject({ error: { kind: 'session' } })
  expect(isAwaited()).toBe(false)
})
