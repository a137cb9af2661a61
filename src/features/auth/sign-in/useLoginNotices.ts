import { useCallback, useState } from 'react'
import type { LoginNotices } from './loginNotices.ts'

/** What the services say of signing in now, asked for with the question whether a captcha is needed; null until it is known. */
export function useLoginNotices(captchaDefault: boolean): {
  notices: LoginNotices | null
  needsCaptcha: () => Promise<boolean>
} {
  const [notices, setNotices] = useState<LoginNotices | null>(null)
  const needsCaptcha = useCallback(async () => {
    try {
      const { readLoginNotices } = await import(/* webpackChunkName: "sign-in" */ './loginNotices.ts')
      const read = await readLoginNotices(captchaDefault)
      setNotices(read)
      return read.captcha
    } catch {
      return captchaDefault
    }
  }, [captchaDefault])
  return { notices, needsCaptcha }
}
