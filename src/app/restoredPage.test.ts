import { leavePageForGood, loadPageAnew } from '#shared/address/leavePage.ts'
import { keepScreens } from '#shared/session/pausedSession.ts'
import { markSignOut } from '#shared/session/signedOut.ts'
import { beginSessionEpoch, endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, readSession, setSessionPlace, writeSession } from '#shared/session/tokens.ts'
import { guardRestoredPage } from './restoredPage.ts'

jest.mock('#shared/address/leavePage.ts', () => ({
  ...jest.requireActual<object>('#shared/address/leavePage.ts'),
  leavePageForGood: jest.fn(),
  loadPageAnew: jest.fn(),
}))

guardRestoredPage()
let dropScreens: () => void

beforeEach(() => {
  dropScreens = keepScreens()
})
afterEach(() => {
  setSessionPlace('')
  clearSession()
  localStorage.clear()
  dropScreens()
  jest.clearAllMocks()
})

function signIn(user: string): void {
  beginSessionEpoch()
  writeSession({ token: testToken({ unique_name: user }), refreshToken: 'r' })
}
const renew = (): void => {
  const { id, refreshes } = readSession()!
  writeSession({ token: testToken({ jti: 'next' }), refreshToken: 'r2', id, refreshes: refreshes + 1 })
}
const expire = (): void => endSession({ reason: 'expired', message: null })

/** Leaves the page and restores it from the back/forward cache; returns what it does. */
function comeBack(path: string, meanwhile: () => void, persisted = true): string {
  history.replaceState(null, '', path)
  window.dispatchEvent(new Event('pagehide'))
  expect(document.documentElement).toHaveAttribute('data-left')
  meanwhile()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  const ways = [
    ...jest.mocked(leavePageForGood).mock.calls.flat(),
    ...jest.mocked(loadPageAnew).mock.calls.map(() => 'anew'),
  ]
  // Hidden until the next document loads.
  expect('left' in document.documentElement.dataset).toBe(ways.length > 0)
  return ways.join() || 'shown'
}

it.each<[string, string, () => void, string]>([
  ['a page of the console', 'the same session', () => undefined, 'shown'],
  ['a page of the console', 'the same session, with new tokens', renew, 'shown'],
  ['a page of the console', 'no session', clearSession, '/login'],
  ['a page of the console', 'a sign-out elsewhere', () => markSignOut('ana'), '/login'],
  ['a page of the console', 'the sign-out of somebody else', () => markSignOut('luis'), 'shown'],
  ['a page of the console', 'the session of another person', () => signIn('luis'), 'anew'],
  ['a page of the console', 'another session of the same person', () => signIn('ana'), 'anew'],
  ['a page of the console', 'a session of another product', () => setSessionPlace('other'), '/login'],
  ['the chooser of applications', 'the same session', () => undefined, 'shown'],
  ['the chooser of applications', 'no session', clearSession, 'anew'],
  ['the chooser of applications', 'the session of another person', () => signIn('luis'), 'anew'],
])('%s left with a session and restored to %s [T40, T41]', (what, _who, meanwhile, way) => {
  signIn('ana')
  expect(comeBack(what === 'a page of the console' ? '/users' : '/availableapps', meanwhile)).toBe(way)
})

it.each<[string, () => void, string]>([
  ['another person', () => signIn('luis'), 'anew'],
  ['the person, in a new session', () => signIn('ana'), 'anew'],
  ['nobody', () => undefined, '/login'],
])('a page of a paused session restored to %s [T41]', (_who, meanwhile, way) => {
  signIn('ana')
  expire()
  expect(comeBack('/users', meanwhile)).toBe(way)
})

it.each<[string, () => void]>([
  ['nobody', () => undefined],
  ['somebody who has signed in', () => signIn('ana')],
])('a page without a session is shown again to %s', (_who, meanwhile) => {
  expect(comeBack('/login', meanwhile)).toBe('shown')
})

it('a page that is opened, not restored, is shown', () => {
  expect(comeBack('/users', () => undefined, false)).toBe('shown')
})
