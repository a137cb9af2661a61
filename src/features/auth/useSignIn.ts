import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTheme } from '#themes/ThemeContext.ts'
import { i18n } from '#shared/lib/i18n.ts'
import { forgetLock, keepLock, markOf } from './keptLock.ts'
import { unreached } from '#shared/api/apiError.ts'
import type { SignInResult } from './loginServices.ts'
import { useSignInLock } from './useSignInLock.ts'

/** What the form shows after an attempt. `until` is an instant in ms. */
export type LoginMessage =
  | Exclude<SignInResult, { kind: 'path' | 'leave' | 'alert' | 'expired-password' | 'locked' }>
  | { kind: 'locked'; until: number | null }
  | { kind: 'released' }

export type Typed = { user: string; password: string }

/** What differs between the ways to sign in; everything after the answer is the same. */
export type Way<Given> = {
  /** One request. */
  send: (given: Given, tokenCaptcha: string) => Promise<SignInResult>
  /** Where an expired password is replaced, and whose it is. */
  whenExpired: (given: Given) => { pageName: string; user?: string }
  /** What names the person: a lock belongs to it. */
  whose: (given: Partial<Given>) => string
  /** Runs once the sign-in has succeeded, before the page moves on. */
  welcome?: () => Promise<void>
}

export type SigningIn<Given> = {
  busy: boolean
  message: LoginMessage | null
  /** Somebody is locked. */
  isLocked: boolean
  isLockedFor: (given: Partial<Given>) => boolean
  /** The lock is over. */
  release: () => void
  submit: (given: Given, tokenCaptcha: string) => Promise<LoginMessage | null>
}

/** Sign-in by user name. */
export function useSignIn(): SigningIn<Typed> {
  const { tenant } = useTheme()
  return useSignInBy<Typed>({
    async send({ user, password }, tokenCaptcha) {
      const { signIn } = await import('./loginServices.ts')
      const { search } = window.location
      const tenantLanguage = i18n.language
      return signIn({ user: user.trim(), password, search, tokenCaptcha, tenant, tenantLanguage })
    },
    whenExpired: ({ user }) => ({ pageName: '/changepassword', user: user.trim() }),
    whose: ({ user = '' }) => user,
  })
}

/** The code that makes the call did not come. */
function notSent(): SignInResult {
  return { kind: 'failed', error: unreached('login') }
}

/** One attempt at a time, however often and however the form is submitted (hardening T56). */
export function useSignInBy<Given>(way: Way<Given>): SigningIn<Given> {
  const navigate = useNavigate()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<LoginMessage | null>(null)
  const { lock, locksOut, end } = useSignInLock()

  async function submit(given: Given, tokenCaptcha: string): Promise<LoginMessage | null> {
    if (running.current) return null
    running.current = true
    setBusy(true)
    setMessage(null)
    const result = await way.send(given, tokenCaptcha).catch(notSent)
    if (result.kind === 'path' || result.kind === 'leave') {
      forgetLock()
      await way.welcome?.()
    }
    // On the way to another address the form stays closed: this page is about to go.
    if (result.kind !== 'leave') {
      running.current = false
      setBusy(false)
    }
    const shown = await follow(result, given)
    // A lock with an end is shown for as long as it is kept.
    setMessage(shown?.kind === 'locked' && shown.until !== null ? null : shown)
    return shown
  }

  async function follow(result: SignInResult, given: Given): Promise<LoginMessage | null> {
    switch (result.kind) {
      case 'path':
        await navigate(result.path, { replace: true })
        return null
      case 'leave':
        window.location.assign(result.href)
        return null
      case 'alert':
        await navigate('/alert', { state: { message: result.message, pageName: '/login' } })
        return null
      case 'expired-password':
        await navigate('/alert', { state: { text: 'passwordExpired', ...way.whenExpired(given) } })
        return null
      case 'locked': {
        if (result.seconds === null) return { kind: 'locked', until: null }
        const until = Date.now() + result.seconds * 1_000
        keepLock({ until, whose: markOf(way.whose(given)) })
        return { kind: 'locked', until }
      }
      default:
        return result
    }
  }

  const isReleased = message?.kind === 'released'
  return {
    busy,
    message: lock && (!message || isReleased) ? { kind: 'locked', until: lock.until } : message,
    isLocked: lock !== null,
    isLockedFor: (given) => locksOut(way.whose(given)),
    release() {
      end()
      forgetLock()
      setMessage({ kind: 'released' })
    },
    submit,
  }
}
