import { openSession } from './openSession.ts'
import { dropSignedOut, markSignOut, onSignedOut } from './signedOut.ts'
import { signOut } from './signOut.ts'
import { testToken } from './testTokens.ts'
import { readSession, setSessionPlace } from './tokens.ts'

const signIn = (user: string): void =>
  void openSession({ token: testToken({ unique_name: user }), refreshToken: 'r' })
const inPlace = (place: string, work: () => void): void => {
  setSessionPlace(place)
  work()
  setSessionPlace('')
}

afterEach(() => {
  jest.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
})

it.each<[string, () => void, boolean]>([
  ['nobody signed out', () => undefined, true],
  ['its person signed out', () => markSignOut('ana'), false],
  ['its person signed out, named in capitals', () => markSignOut('ANA'), false],
  ['its person signed out twice', () => [markSignOut('ana'), markSignOut('ana')], false],
  ['its person, and another one after that', () => [markSignOut('ana'), markSignOut('luis')], false],
  ['somebody else signed out', () => markSignOut('luis'), true],
  ['its person signed out of another product', () => inPlace('other', () => markSignOut('ana')), true],
  ['its person signed out and in again here', () => [markSignOut('ana'), signIn('ana')], true],
])('a restored session is valid or not where %s [T102]', (_what, meanwhile, stands) => {
  signIn('ana')
  meanwhile()
  dropSignedOut()
  expect(readSession() !== null).toBe(stands)
})

it('a tab that was closed before a sign-out elsewhere opens again without a session [T102]', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')))
  signIn('ana')
  const closed = { ...sessionStorage }
  await signOut()
  Object.assign(sessionStorage, closed)
  expect(readSession()).not.toBeNull()
  dropSignedOut()
  expect(readSession()).toBeNull()
})

it('a session that begins after a sign-out is valid with any clock', () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') })
  markSignOut('ana')
  jest.setSystemTime(new Date('2026-11-28T11:00:00Z'))
  signIn('ana')
  dropSignedOut()
  expect(readSession()).not.toBeNull()
})

it('an open page is notified without a channel', () => {
  signIn('ana')
  const ended = jest.fn()
  const forget = onSignedOut(ended)
  dispatchEvent(new Event('storage'))
  expect(ended).not.toHaveBeenCalled()
  markSignOut('ana')
  dispatchEvent(new Event('storage'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(ended).toHaveBeenCalledTimes(2)
  forget()
})
