import { useState } from 'react'
import { useIsSlow } from '#shared/lib/useIsSlow.ts'
import type { Captcha } from './captcha/useCaptcha.ts'
import type { LoginMessage, SigningIn } from './useSignIn.ts'

export type Attempt<Given> = {
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
  { busy, message, setMessage, submit }: SigningIn<Given>,
  captcha: Captcha,
  password: { clear: () => void; focus: () => void },
): Attempt<Given> {
  const [isPreparing, setPreparing] = useState(false)
  const isWorking = busy || isPreparing
  const isLocked = message?.kind === 'locked' && message.until !== null

  function show(shown: LoginMessage | null): void {
    if (!shown) return
    captcha.reset()
    if (shown.kind !== 'failed' && shown.kind !== 'insecure') password.clear()
    password.focus()
  }

  return {
    isWorking,
    isSlow: useIsSlow(isWorking),
    isLocked,
    isWrong: message?.kind === 'wrong',
    async start(given) {
      if (isLocked) return
      setPreparing(true)
      const isReady = await captcha.isSatisfied()
      setPreparing(false)
      if (isReady) show(await submit(given, captcha.token ?? ''))
    },
    release() {
      setMessage({ kind: 'released' })
      password.focus()
    },
  }
}
