import { useEffect, type ReactElement } from 'react'
import { useAnswer } from '#shared/hooks/useAnswer.ts'
import { CheckUnderWay } from './CheckUnderWay.tsx'
import { checkBesideLink } from './checkToken.ts'

type LinkBesideSessionProps = {
  /** Where a session that is good stays. */
  stay: ReactElement
  /** Nothing is left of the session: the link can be looked at. */
  onRefused: () => void
}

/** Asks about the stored token before the link beside it is looked at (decision D46). */
export function LinkBesideSession({ stay, onRefused }: LinkBesideSessionProps): ReactElement {
  const { answer: check, retry } = useAnswer(checkBesideLink)
  const isRefused = check?.kind === 'refused'
  useEffect(() => {
    if (isRefused) onRefused()
  }, [isRefused, onRefused])

  if (check?.kind === 'valid') return stay
  return <CheckUnderWay error={check?.kind === 'no-answer' ? check.error : undefined} onRetry={retry} />
}
