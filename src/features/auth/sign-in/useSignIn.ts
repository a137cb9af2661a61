import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { unreached } from '#shared/api/apiError.ts'
import { leavePage, leavePageForGood } from '#shared/address/leavePage.ts'
import { untilPageReturns } from '#shared/address/untilPageReturns.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { readSession } from '#shared/session/tokens.ts'
import { useCaptcha, type Captcha } from './captcha/useCaptcha.ts'
import type { SignInResult } from './signIn.ts'
import { markOf, removeLock, storeLock, useSignInLock } from './signInLock.ts'

/** What the form shows after an attempt. `until` is an instant in ms. */
export type LoginMessage =
  | Exclude<SignInResult, { kind: 'path' | 'leave' | 'back' | 'alert' | 'expired-password' | 'locked' }>
  | { kind: 'locked'; until: number | null }
  | { kind: 'released' }

/** What differs between sign-ins by user name and by certificate; everything after the answer is the same. */
export type SignInMethod<Values> = {
  /** One request. */
  send: (values: Values, tokenCaptcha: string) => Promise<SignInResult>
  /** Where an expired password is replaced, and whose it is. */
  whenExpired: (values: Values) => { pageName: string; user?: string }
  /** What names the person: a lock belongs to it. */
  lockedName: (values: Partial<Values>) => string
  /** Runs once the sign-in has succeeded, before the page moves on. */
  onSuccess?: () => Promise<void>
}

type Form<Values> = {
  clearPassword: () => void
  focusPassword: () => void
  /** What the form holds now. */
  values: Partial<Values>
}

export type SignIn<Values> = {
  message: LoginMessage | null
  captcha: Captcha
  isWorking: boolean
  /** The name in the form is locked. */
  isLocked: boolean
  /** The service knows no such name and password. */
  isWrong: boolean
  submit: (values: Values) => Promise<void>
  /** The lock is over. */
  release: () => void
}

/** Moves on after an attempt, or answers what the form has to show. */
export type HandleResult<Values> = (
  result: Exclude<SignInResult, { kind: 'locked' }>,
  values: Values,
) => Promise<LoginMessage | null>

/** A sign-in form's attempts, one at a time (hardening T56): captcha before, password emptied and focused after a refusal. */
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
  // What another name was answered gives way as soon as the locked one is in the form again.
  const showsLock = lock !== null && (message === null || message.kind === 'released' || isLocked)

  async function attempt(values: Values): Promise<void> {
    if (!(await captcha.isSatisfied())) return
    setMessage(null)
    const result = await method.send(values, captcha.token ?? '').catch(notSent)
    if (isSignedIn(result)) removeLock()
    const shown =
      result.kind === 'locked' ? locked(result.seconds, values) : await handleResult(result, values)
    // A lock with an end is shown for as long as it is stored.
    setMessage(shown?.kind === 'locked' && shown.until !== null ? null : shown)
    // Here again by Back. It is not emptied before, because password managers read it as the page is left.
    if (result.kind === 'leave') form.clearPassword()
    if (!shown) return
    captcha.reset()
    if (shown.kind !== 'failed' && shown.kind !== 'insecure') form.clearPassword()
    form.focusPassword()
  }

  function locked(seconds: number | null, values: Values): LoginMessage {
    if (seconds === null) return { kind: 'locked', until: null }
    const until = Date.now() + seconds * 1_000
    storeLock({ until, whose: markOf(method.lockedName(values)) })
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
      // Does not disturb a sign-in under another name.
      if (isLocked) form.focusPassword()
    },
  }
}

function isSignedIn({ kind }: SignInResult): boolean {
  return kind === 'path' || kind === 'leave' || kind === 'back'
}

/** After a sign-in on a page of its own: goes where its answer leads. */
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
        // As where this page is opened anew.
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

/** The code that makes the call did not come. */
function notSent(): SignInResult {
  return { kind: 'failed', error: unreached('login') }
}
