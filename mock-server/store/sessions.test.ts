/** @jest-environment node */
import { createRandom } from './random.ts'
import { createSessions, type Session, type Sessions } from './sessions.ts'

let now = 0
function start(): Sessions {
  now = 1_000_000
  return createSessions(
    () => now,
    createRandom(1),
    (appName) => (appName === 'short' ? 10 : 100),
  )
}

it('gives each sign-in of a user its own session and tokens', () => {
  const sessions = start()
  const [one, two] = [sessions.open('ana', 'ibuhoo'), sessions.open('ana', 'short')]
  expect(new Set([one.id, two.id, one.refreshToken, two.refreshToken]).size).toBe(4)
  expect([one.refreshExpiresAt, two.refreshExpiresAt]).toEqual([1_100_000, 1_010_000])
  expect(sessions.byRefresh(one.refreshToken)).toBe(one)
  expect(sessions.byRefresh(two.refreshToken)).toBe(two)
  expect(sessions.byRefresh('unknown')).toBeUndefined()
})

it('accepts an access token until it expires', () => {
  const sessions = start()
  const session = sessions.open('ana', 'ibuhoo')
  const [first, second] = [sessions.addAccess(session, 1_000_500), sessions.addAccess(session, 1_001_000)]
  now = 1_000_499
  expect([sessions.byAccess(first), sessions.byAccess(second)]).toEqual([session, session])
  now = 1_000_500
  expect([sessions.byAccess(first), sessions.byAccess(second)]).toEqual([undefined, session])
  expect([sessions.byAccess(`${session.id}.0`), sessions.byAccess('')]).toEqual([undefined, undefined])
})

it('still knows a used refresh token of its session', () => {
  const sessions = start()
  const session = sessions.open('ana', 'ibuhoo')
  const used = session.refreshToken
  now += 50_000
  sessions.rotate(session)
  expect(session.refreshToken).not.toBe(used)
  expect(session.usedRefreshTokens).toEqual([used])
  expect(session.refreshExpiresAt).toBe(1_150_000)
  expect([sessions.byRefresh(used), sessions.byRefresh(session.refreshToken)]).toEqual([session, session])
})

describe('an end', () => {
  const open = (): [Sessions, Record<'own' | 'other' | 'stranger', Session>, () => unknown] => {
    const sessions = start()
    const all = {
      own: sessions.open('ana', 'ibuhoo'),
      other: sessions.open('ana', 'short'),
      stranger: sessions.open('luis', 'ibuhoo'),
    }
    const tokens = Object.values(all).map((session) => sessions.addAccess(session, now + 1_000))
    return [sessions, all, () => tokens.map((token) => sessions.byAccess(token) !== undefined)]
  }

  it.each<[string, (sessions: Sessions, own: Session) => unknown, unknown, boolean[], boolean[]]>([
    [
      'by revocation is of one session',
      (all, own) => all.revoke(own),
      undefined,
      [false, true, true],
      [true, false, false],
    ],
    [
      'of all of a person is of no other',
      (all) => all.revokeOf('ana'),
      undefined,
      [false, false, true],
      [true, true, false],
    ],
    ['of all sessions counts them', (all) => all.revokeAll(), 3, [false, false, false], [true, true, true]],
    [
      'of the access tokens revokes nothing',
      (all) => all.expireAccess(),
      3,
      [false, false, false],
      [false, false, false],
    ],
  ])('%s', (_what, end, told, alive, revoked) => {
    const [sessions, all, areAlive] = open()
    expect(end(sessions, all.own)).toBe(told)
    expect(areAlive()).toEqual(alive)
    expect(Object.values(all).map(({ isRevoked }) => isRevoked)).toEqual(revoked)
    expect(sessions.byRefresh(all.own.refreshToken)).toBe(all.own)
  })

  it('counts only sessions with access tokens', () => {
    const [sessions] = open()
    sessions.expireAccess()
    expect(sessions.expireAccess()).toBe(0)
  })

  it('restores saved sessions more than once', () => {
    const [sessions, , areAlive] = open()
    const restore = sessions.save()
    for (let time = 0; time < 2; time += 1) {
      sessions.revokeAll()
      expect(areAlive()).toEqual([false, false, false])
      restore()
      expect(areAlive()).toEqual([true, true, true])
    }
  })
})
