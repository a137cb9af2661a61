import { useState } from 'react'
import { useIsSlow } from '#shared/lib/useIsSlow.ts'
import type { Captcha } from './captcha/useCaptcha.ts'
import type { LoginMessage, SigningIn } from './useSignIn.ts'

export type Attempt<Given> = {
  message: LoginMessage | null
  isWorking: boolean
  isSlow: boolean
  isLocked: boolean
  isWrong: boolean
  start: (given: Given) => Promise<void>
  /** The lock is over. */
  release: () => void
}

/** What every sign-in form does around one attempt: captcha before, password emptied and focused after a refusal. */
export function useAttempt<Given>(
  { busy, message, isLockedFor, release, submit }: SigningIn<Given>,
  captcha: Captcha,
  form: {
    clear: () => void
    focus: () => void
    /** What stands in it; wanted while somebody is locked. */
    typed: Partial<Given>
  },
): Attempt<Given> {
  const [isPreparing, setPreparing] = useState(false)
  const isWorking = busy || isPreparing
  const isLocked = isLockedFor(form.typed)

  function show(shown: LoginMessage | null): void {
    if (!shown) return
    captcha.reset()
    if (shown.kind !== 'failed' && shown.kind !== 'insecure') form.clear()
    form.focus()
  }

  return {
    message,
    isWorking,
    isSlow: useIsSlow(isWorking),
    isLocked,
    isWrong: message?.kind === 'wrong',
    async start(given) {
      if (isLockedFor(given)) return
      setPreparing(true)
      const isReady = await captcha.isSatisfied()
      setPreparing(false)
      if (isReady) show(await submit(given, captcha.token ?? ''))
    },
    release() {
      release()
      // Whoever is signing in under another name is left alone.
      if (isLocked) form.focus()
    },
  }
}
