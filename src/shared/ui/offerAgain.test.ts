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

it('failed work is offered after re-authentication, stays, and runs only by its button', async () => {
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

it('each one is offered, even with the same text', async () => {
  const acts = [jest.fn(), jest.fn()]
  const offered = Promise.all(acts.map((act) => offerAgain(act)))
  resumeSession({ token: testToken(), refreshToken: 'refresh-2' })
  await offered
  for (const toast of currentToasts()) actOnToast(toast)
  for (const act of acts) expect(act).toHaveBeenCalledTimes(1)
  expect(currentToasts()).toEqual([])
})

it('nothing is offered without re-authentication', async () => {
  const act = jest.fn()
  const offered = offerAgain(act)
  leave()
  leave = () => undefined
  await offered
  expect(currentToasts()).toEqual([])
  expect(act).not.toHaveBeenCalled()
})

it('work to offer pauses the session [T37]', () => {
  void offerAgain(jest.fn())
  expect(isAwaited()).toBe(true)
})
