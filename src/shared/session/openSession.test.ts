import { waitFor } from '@testing-library/react'
import { sessionStore } from '#shared/browser/storage.ts'
import { keepScreens } from './pausedSession.ts'
import { openSession, openSignInWindow } from './openSession.ts'
import { beginSessionEpoch, endSession } from './sessionEvents.ts'
import type { TabMessage } from './tabs.ts'
import { testToken } from './testTokens.ts'
import { clearSession, readSession, writeSession } from './tokens.ts'

const maria = testToken({ unique_name: 'maria' })
const args: TabMessage[] = []
let close: jest.SpyInstance
/** Initial storage of a new window. */
let copied: string | null = null

beforeAll(() => {
  class Channel extends EventTarget {
    postMessage = (message: TabMessage) => args.push(message)
  }
  Object.assign(globalThis, { BroadcastChannel: Channel })
})
afterAll(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))

beforeEach(() => {
  args.length = 0
  copied = null
  close = jest.spyOn(window, 'close').mockImplementation(() => undefined)
  jest.spyOn(window, 'open').mockImplementation(() => {
    copied = sessionStore.get('waitingSession')
    return window
  })
})
afterEach(clearSession)

/** Turns this into a window opened by a tab with a paused session. */
function inWindow(): { id: string; key: string | null } {
  const leave = keepScreens()
  const { id, key } = writeSession({ token: maria, refreshToken: 'r1' })!
  endSession({ reason: 'expired', message: null })
  expect(openSignInWindow()).toBe('opened')
  expect(sessionStore.get('waitingSession')).toBeNull()
  leave()
  beginSessionEpoch()
  sessionStore.set('waitingSession', copied!)
  return { id, key }
}

it('a sign-in in a window resumes the paused session and closes the window', async () => {
  const { id, key } = inWindow()
  expect(openSession({ token: maria, refreshToken: 'r2' })).toMatchObject({ id, key, refreshes: 1 })
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect(args).toEqual([{ type: 'tokens', session: id, sealed: expect.any(String) }])
  expect(sessionStore.get('waitingSession')).toBeNull()
})

it('a sign-in of another user is a new session and notifies the paused tab', () => {
  const { id } = inWindow()
  const own = openSession({ token: testToken({ unique_name: 'ana' }), refreshToken: 'r2' })
  expect(own!.id).not.toBe(id)
  expect(args).toEqual([{ type: 'other-person', session: id }])
  expect(close).not.toHaveBeenCalled()
})

it('any other sign-in notifies no tab', () => {
  expect(openSession({ token: maria, refreshToken: 'r1' })).toMatchObject({ refreshes: 0 })
  expect(readSession()?.token).toBe(maria)
  expect(args).toEqual([])
  expect(close).not.toHaveBeenCalled()
})

it.each<[string, () => void, string]>([
  ['blocks windows', () => jest.spyOn(window, 'open').mockReturnValue(null), 'blocked'],
  [
    'throws instead',
    () =>
      jest.spyOn(window, 'open').mockImplementation(() => {
        throw new Error('blocked')
      }),
    'blocked',
  ],
  ['refuses its storage', () => jest.spyOn(sessionStore, 'set').mockReturnValue(false), 'storageDenied'],
])('reports that no window opened if the browser %s', (_what, refuse, reason) => {
  refuse()
  expect(openSignInWindow()).toBe(reason)
  expect(sessionStore.get('waitingSession')).toBeNull()
})

it('the window closes silently without encryption', async () => {
  inWindow()
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })
  openSession({ token: maria, refreshToken: 'r2' })
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect(args).toEqual([])
  Reflect.deleteProperty(crypto, 'subtle')
})
