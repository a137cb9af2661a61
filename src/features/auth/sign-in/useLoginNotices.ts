import { useCallback, useRef, useState } from 'react'
import type { LoginNotices } from './loginNotices.ts'

/**
 * The notices of the sign-in, read together with the need of a captcha; null until known. Without an answer the
 * product's captcha default is used and the next attempt asks again.
 */
export function useLoginNotices(captchaDefault: boolean): {
  notices: LoginNotices | null
  needsCaptcha: () => Promise<boolean>
} {
  const [notices, setNotices] = useState<LoginNotices | null>(null)
  const captcha = useRef<boolean | null>(null)
  const needsCaptcha = useCallback(async () => {
    if (captcha.current !== null) return captcha.current
    try {
      const { readLoginNotices } = await import(/* webpackChunkName: "sign-in" */ './loginNotices.ts')
      const read = await readLoginNotices(captchaDefault)
      // A later call without an answer keeps the notices.
      setNotices((now) => ({
        ...read,
        maintenance: read.maintenance ?? now?.maintenance ?? null,
        freeTrial: read.freeTrial ?? now?.freeTrial ?? null,
      }))
      captcha.current ??= read.captcha
    } catch {
      // Same as no answer.
    }
    return captcha.current ?? captchaDefault
  }, [captchaDefault])
  return { notices, needsCaptcha }
}
