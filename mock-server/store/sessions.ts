import { restorable, type Restorable } from './restorable.ts'
import type { Random } from './random.ts'

export type TokenSettings = {
  /** Lifetime of access tokens; null leaves it to the application. */
  lifeSeconds: number | null
  /** Added to iat and exp, like a server's wrong clock. */
  skewSeconds: number
  rotate: 'reuse-detection' | 'lenient'
  /** After a refresh the previous access token gets 401. */
  oldTokensDie: boolean
  /** Replace or add claims of access tokens. */
  claims: Record<string, unknown>
}

export const defaultTokenSettings: TokenSettings = {
  lifeSeconds: null,
  skewSeconds: 0,
  rotate: 'reuse-detection',
  oldTokensDie: false,
  claims: {},
}

/** One sign-in and all its refreshes. Times are ms since 1970. */
export type Session = {
  id: string
  userName: string
  appName: string
  refreshToken: string
  refreshExpiresAt: number
  usedRefreshTokens: string[]
  /** Its valid access tokens: id → expiry. */
  access: Map<string, number>
  isRevoked: boolean
}

export type Sessions = Restorable & {
  open: (userName: string, appName: string) => Session
  /** Id of a new access token, valid until `expiresAt`. */
  addAccess: (session: Session, expiresAt: number) => string
  /** The session of a valid access token. */
  byAccess: (accessId: string) => Session | undefined
  /** By the current or a used refresh token. */
  byRefresh: (refreshToken: string) => Session | undefined
  /** Replaces the refresh token. */
  rotate: (session: Session) => void
  revoke: (session: Session) => void
  /** Revokes every session of the user. */
  revokeOf: (userName: string) => void
  /** Revokes every session; returns their number. */
  revokeAll: () => number
  all: () => Session[]
  /** Expires all access tokens so far. */
  expireAccess: () => number
}

/** `refreshSecondsOf` returns the lifetime of an application's refresh tokens. */
export function createSessions(
  now: () => number,
  random: Random,
  refreshSecondsOf: (appName: string) => number,
): Sessions {
  let sessions = new Map<string, Session>()
  const all = (): Session[] => [...sessions.values()]
  const newRefresh = (appName: string): Pick<Session, 'refreshToken' | 'refreshExpiresAt'> => ({
    refreshToken: random.hex(48),
    refreshExpiresAt: now() + refreshSecondsOf(appName) * 1000,
  })

  function revoke(session: Session): void {
    session.isRevoked = true
    session.access.clear()
  }

  return {
    all,
    open(userName, appName) {
      const session: Session = {
        id: random.hex(16),
        userName,
        appName,
        ...newRefresh(appName),
        usedRefreshTokens: [],
        access: new Map(),
        isRevoked: false,
      }
      sessions.set(session.id, session)
      return session
    },
    addAccess(session, expiresAt) {
      const id = `${session.id}.${random.hex(16)}`
      session.access.set(id, expiresAt)
      return id
    },
    byAccess(accessId) {
      const session = sessions.get(accessId.split('.', 1)[0] ?? '')
      return (session?.access.get(accessId) ?? 0) > now() ? session : undefined
    },
    byRefresh: (token) =>
      all().find(({ refreshToken, usedRefreshTokens }) => {
        return refreshToken === token || usedRefreshTokens.includes(token)
      }),
    rotate(session) {
      session.usedRefreshTokens.push(session.refreshToken)
      Object.assign(session, newRefresh(session.appName))
    },
    revoke,
    revokeOf(userName) {
      for (const session of all()) if (session.userName === userName) revoke(session)
    },
    revokeAll() {
      for (const session of all()) revoke(session)
      return sessions.size
    },
    expireAccess() {
      const open = all().filter(({ access }) => access.size > 0)
      for (const { access } of open) access.clear()
      return open.length
    },
    ...restorable(
      () => sessions,
      (saved) => (sessions = saved),
    ),
  }
}
