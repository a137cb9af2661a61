import { useCallback, useRef, useState } from 'react'
import type { LoginNotices } from './loginNotices.ts'

/**
 * What the services say of signing in now, asked for with the question whether a captcha is needed; null until it is
 * known. While nobody has answered that question the product's default holds, and each further one is asked anew.
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
      // What was told once is not taken away because a further question goes without an answer.
      setNotices((now) => ({
        ...read,
        maintenance: read.maintenance ?? now?.maintenance ?? null,
        freeTrial: read.freeTrial ?? now?.freeTrial ?? null,
      }))
      captcha.current ??= read.captcha
    } catch {
      // As if nobody had answered.
    }
    return captcha.current ?? captchaDefault
  }, [captchaDefault])
  return { notices, needsCaptcha }
}
