import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTheme } from '#themes/ThemeContext.ts'
import { i18n } from '#shared/lib/i18n.ts'
import type { Failed, SignInResult } from './loginServices.ts'

/** What the form shows after an attempt. `until` is an instant in ms. */
export type LoginMessage =
  | Exclude<SignInResult, { kind: 'path' | 'leave' | 'alert' | 'expired-password' | 'locked' }>
  | { kind: 'locked'; until: number | null }
  | { kind: 'released' }

export type Typed = { user: string; password: string }

const noAnswer: Failed = { kind: 'failed', text: 'requestFailed', reference: null }

/** One attempt at a time, however often and however the form is submitted (hardening T56). */
export function useSignIn(): {
  busy: boolean
  message: LoginMessage | null
  setMessage: (message: LoginMessage | null) => void
  submit: (typed: Typed, tokenCaptcha: string) => Promise<LoginMessage | null>
} {
  const theme = useTheme()
  const navigate = useNavigate()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<LoginMessage | null>(null)

  async function submit({ user, password }: Typed, tokenCaptcha: string): Promise<LoginMessage | null> {
    if (running.current) return null
    running.current = true
    setBusy(true)
    setMessage(null)
    const result = await attempt({ user: user.trim(), password }, tokenCaptcha)
    // On the way to another address the form stays closed: this page is about to go.
    if (result.kind !== 'leave') {
      running.current = false
      setBusy(false)
    }
    const shown = await follow(result, user.trim())
    setMessage(shown)
    return shown
  }

  async function attempt(typed: Typed, tokenCaptcha: string): Promise<SignInResult> {
    try {
      const { signIn } = await import('./loginServices.ts')
      const { search } = window.location
      return await signIn({
        ...typed,
        search,
        tokenCaptcha,
        tenant: theme.tenant,
        tenantLanguage: i18n.language,
      })
    } catch {
      return noAnswer
    }
  }

  async function follow(result: SignInResult, user: string): Promise<LoginMessage | null> {
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
        await navigate('/alert', { state: { text: 'passwordExpired', pageName: '/changepassword', user } })
        return null
      case 'locked':
        return { kind: 'locked', until: result.seconds === null ? null : Date.now() + result.seconds * 1_000 }
      default:
        return result
    }
  }

  return { busy, message, setMessage, submit }
}
