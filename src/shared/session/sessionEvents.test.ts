import { beginSessionEpoch, endSession, type SessionEnd } from './sessionEvents.ts'
import { signOut } from './signOut.ts'
import { testToken } from './testTokens.ts'
import { clearSession, expiredUser, readSession, writeSession } from './tokens.ts'

const begin = (): void => {
  writeSession({ token: testToken({ unique_name: 'maria.gomez' }), refreshToken: 'r' })
  beginSessionEpoch()
}

afterEach(clearSession)

describe('the end of a session', () => {
  it.each<[SessionEnd['reason'], string | null]>([
    ['expired', 'maria.gomez'],
    ['revoked', null],
    ['closed', null],
    ['signed-out', null],
  ])('that is %s keeps %p', (reason, left) => {
    begin()
    endSession({ reason, message: null })
    expect(readSession()).toBeNull()
    expect(expiredUser()).toBe(left)
    expect(sessionStorage).toHaveLength(left === null ? 0 : 1)
  })

  it.each<[string, () => unknown]>([
    ['the next sign-in', begin],
    ['a sign-out', signOut],
  ])('keeps the user name until %s', async (_what, then) => {
    begin()
    endSession({ reason: 'expired', message: null })
    await then()
    expect(expiredUser()).toBeNull()
  })
})
