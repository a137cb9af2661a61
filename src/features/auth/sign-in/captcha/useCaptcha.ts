import { useCallback, useEffect, useRef, useState } from 'react'

export type Captcha = {
  isShown: boolean
  isMissing: boolean
  token: string | null
  round: number
  setToken: (token: string | null) => void
  isSatisfied: () => Promise<boolean>
  reset: () => void
}

/** State of the captcha: required by the service, checked before every attempt and used up by it (CAP-03, S-11). */
export function useCaptcha(needsCaptcha: () => Promise<boolean>): Captcha {
  const [isShown, setShown] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const asked = useRef<Promise<boolean> | null>(null)

  const ask = useCallback(() => {
    const answer = needsCaptcha()
    // An attempt waits only for the first answer, later it uses the latest one.
    asked.current ??= answer
    void answer.then((isNeeded) => {
      asked.current = answer
      setShown(isNeeded)
    })
  }, [needsCaptcha])
  useEffect(ask, [ask])

  return {
    isShown,
    isMissing,
    token,
    round,
    setToken,
    async isSatisfied() {
      const satisfied = token !== null || !(await asked.current)
      setMissing(!satisfied)
      return satisfied
    },
    reset() {
      setToken(null)
      setMissing(false)
      setRound((now) => now + 1)
      // Without an answer at the start, the refused attempt may have needed one.
      ask()
    },
  }
}
