import { unusable } from '#shared/api/apiError.ts'
import { giveUpSession, resumeSession } from '#shared/session/pausedSession.ts'
import { announceTokens } from '#shared/session/refresh.ts'
import { openSession } from '#shared/session/openSession.ts'
import type { Enter } from '../sign-in/signIn.ts'

/** Resumes the paused session; another user gets a new document. */
export const enterAgain: Enter = (call, _target, { token, refreshToken = null }) => {
  if (!token) return { kind: 'failed', error: unusable(call) }
  const session = resumeSession({ token, refreshToken })
  if (session) {
    void announceTokens(session)
    return { kind: 'back' }
  }
  giveUpSession({ leavesPage: true })
  return openSession({ token, refreshToken })
    ? { kind: 'leave', href: '/' }
    : { kind: 'failed', error: unusable(call) }
}
