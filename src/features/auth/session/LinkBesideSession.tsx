import { useEffect, type ReactElement } from 'react'
import { useAnswer } from '#shared/hooks/useAnswer.ts'
import { CheckUnderWay } from './CheckUnderWay.tsx'
import { checkBesideLink } from './checkToken.ts'

type LinkBesideSessionProps = {
  /** Rendered if the session is valid. */
  stay: ReactElement
  /** The session was refused and removed; the link can be opened. */
  onRefused: () => void
}

/** Checks the stored token before a link is opened (decision D46). */
export function LinkBesideSession({ stay, onRefused }: LinkBesideSessionProps): ReactElement {
  const { answer: check, retry } = useAnswer(checkBesideLink)
  const isRefused = check?.kind === 'refused'
  useEffect(() => {
    if (isRefused) onRefused()
  }, [isRefused, onRefused])

  if (check?.kind === 'valid') return stay
  return <CheckUnderWay error={check?.kind === 'no-answer' ? check.error : undefined} onRetry={retry} />
}
