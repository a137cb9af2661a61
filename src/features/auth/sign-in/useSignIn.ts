import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { unreached } from '#shared/api/apiError.ts'
import { leavePage, leavePageForGood } from '#shared/address/leavePage.ts'
import { untilPageReturns } from '#shared/address/untilPageReturns.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { readSession } from '#shared/session/tokens.ts'
import { useCaptcha, type Captcha } from './captcha/useCaptcha.ts'
import type { SignInResult } from './signIn.ts'
import { hashOf, removeLock, storeLock, useSignInLock } from './signInLock.ts'

/** Message of the form after an attempt. `until` is an instant in ms. */
export type LoginMessage =
  | Exclude<SignInResult, { kind: 'path' | 'leave' | 'back' | 'alert' | 'expired-password' | 'locked' }>
  | { kind: 'locked'; until: number | null }
  | { kind: 'released' }

/** Differences between the sign-in by user name and by certificate. */
export type SignInMethod<Values> = {
  send: (values: Values, tokenCaptcha: string) => Promise<SignInResult>
  /** Page that replaces an expired password, and its user. */
  whenExpired: (values: Values) => { pageName: string; user?: string }
  /** Identifies the user of a lock. */
  lockedName: (values: Partial<Values>) => string
  /** Runs after a success, before the navigation. */
  onSuccess?: () => Promise<void>
}

type Form<Values> = {
  clearPassword: () => void
  focusPassword: () => void
  /** Current values of the form. */
  values: Partial<Values>
}

export type SignIn<Values> = {
  message: LoginMessage | null
  captcha: Captcha
  isWorking: boolean
  /** True if the name in the form is locked. */
  isLocked: boolean
  /** True if the credentials are wrong. */
  isWrong: boolean
  submit: (values: Values) => Promise<void>
  /** Called when the lock is over. */
  release: () => void
}

/** Navigates after an attempt, or returns the form's message. */
export type HandleResult<Values> = (
  result: Exclude<SignInResult, { kind: 'locked' }>,
  values: Values,
) => Promise<LoginMessage | null>

/** Attempts of a sign-in form, one at a time (T56): captcha first, password emptied and focused after a refusal. */
export function useSignIn<Values>(
  method: SignInMethod<Values>,
  handleResult: HandleResult<Values>,
  form: Form<Values>,
  needsCaptcha: () => Promise<boolean>,
): SignIn<Values> {
  const captcha = useCaptcha(needsCaptcha)
  const { busy, run } = useOneAtATime()
  const [message, setMessage] = useState<LoginMessage | null>(null)
  const { lock, isLockedFor, end } = useSignInLock()
  const isLocked = isLockedFor(method.lockedName(form.values))
  // The lock replaces the message of another name once the locked name is in the form again.
  const showsLock = lock !== null && (message === null || message.kind === 'released' || isLocked)

  async function attempt(values: Values): Promise<void> {
    if (!(await captcha.isSatisfied())) return
    setMessage(null)
    const result = await method.send(values, captcha.token ?? '').catch(notSent)
    if (isSignedIn(result)) removeLock()
    const shown =
      result.kind === 'locked' ? locked(result.seconds, values) : await handleResult(result, values)
    // A lock with an end is shown from the storage.
    setMessage(shown?.kind === 'locked' && shown.until !== null ? null : shown)
    // After Back. Not emptied earlier, because password managers read it while the page unloads.
    if (result.kind === 'leave') form.clearPassword()
    if (!shown) return
    captcha.reset()
    if (shown.kind !== 'failed' && shown.kind !== 'insecure') form.clearPassword()
    form.focusPassword()
  }

  function locked(seconds: number | null, values: Values): LoginMessage {
    if (seconds === null) return { kind: 'locked', until: null }
    const until = Date.now() + seconds * 1_000
    storeLock({ until, nameHash: hashOf(method.lockedName(values)) })
    return { kind: 'locked', until }
  }

  return {
    message: showsLock ? { kind: 'locked', until: lock.until } : message,
    captcha,
    isWorking: busy,
    isLocked,
    isWrong: !showsLock && message?.kind === 'wrong',
    async submit(values) {
      if (!isLockedFor(method.lockedName(values))) await run(() => attempt(values))
    },
    release() {
      end()
      removeLock()
      setMessage({ kind: 'released' })
      // Keeps the focus of a sign-in under another name.
      if (isLocked) form.focusPassword()
    },
  }
}

function isSignedIn({ kind }: SignInResult): boolean {
  return kind === 'path' || kind === 'leave' || kind === 'back'
}

/** Follows the answer of a sign-in on its own page. */
export function useGoOn<Values>(method: SignInMethod<Values>): HandleResult<Values> {
  const navigate = useNavigate()
  return async (result, values) => {
    if (isSignedIn(result)) await method.onSuccess?.()
    switch (result.kind) {
      case 'path':
        await navigate(result.path, { replace: true, state: result.state })
        return null
      case 'leave':
        leavePage(result.href)
        await untilPageReturns()
        // As after a reload.
        if (readSession()) leavePageForGood('/')
        return null
      case 'alert':
        await navigate('/alert', { state: { message: result.message, pageName: '/login' } })
        return null
      case 'expired-password':
        await navigate('/alert', { state: { text: 'passwordExpired', ...method.whenExpired(values) } })
        return null
      case 'back':
        return null
      default:
        return result
    }
  }
}

/** The chunk of the call could not be loaded. */
function notSent(): SignInResult {
  return { kind: 'failed', error: unreached('login') }
}
