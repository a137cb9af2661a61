/** @jest-environment node */
import { isAwaited, keepScreens, resumeSession } from '#shared/session/pausedSession.ts'
import { endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { offerAgain } from './offerAgain.ts'
import { actOnToast, currentToasts, hideToast } from './toasts.ts'

let leave: () => void
beforeEach(() => {
  writeSession({ token: testToken(), refreshToken: 'refresh-1' })
  leave = keepScreens()
  endSession({ reason: 'expired', message: null })
})
afterEach(() => {
  leave()
  clearSession()
  for (const { id } of currentToasts()) hideToast(id)
})

it('what was not done is offered once its person is back, stays, and is done by its button alone', async () => {
  const act = jest.fn()
  const offered = offerAgain(act, 'Guardar')
  expect(currentToasts()).toEqual([])
  resumeSession({ token: testToken(), refreshToken: 'refresh-2' })
  await offered
  const [toast] = currentToasts()
  expect(toast).toMatchObject({ staysOpen: true, action: { label: 'Guardar', sends: true } })
  expect(act).not.toHaveBeenCalled()
  actOnToast(toast!)
  expect(act).toHaveBeenCalledTimes(1)
})

it('each of them is offered, also where the words are the same', async () => {
  const acts = [jest.fn(), jest.fn()]
  const offered = Promise.all(acts.map((act) => offerAgain(act)))
  resumeSession({ token: testToken(), refreshToken: 'refresh-2' })
  await offered
  for (const toast of currentToasts()) actOnToast(toast)
  for (const act of acts) expect(act).toHaveBeenCalledTimes(1)
  expect(currentToasts()).toEqual([])
})

it('nothing is offered to nobody', async () => {
  const act = jest.fn()
  const offered = offerAgain(act)
  leave()
  leave = () => undefined
  await offered
  expect(currentToasts()).toEqual([])
  expect(act).not.toHaveBeenCalled()
})

it('what can be offered is worth the return of its person [T37]', () => {
  void offerAgain(jest.fn())
  expect(isAwaited()).toBe(true)
})
