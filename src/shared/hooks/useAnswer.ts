import { useEffect, useState } from 'react'

/**
 * Asks when the screen opens, whenever `ask` changes, and again by `retry`. The answer is null until it comes; one that
 * comes after the screen has gone is ignored. `ask` must be stable, and null asks nothing.
 */
export function useAnswer<Answer>(ask: (() => Promise<Answer>) | null): {
  answer: Answer | null
  retry: () => void
} {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (!ask) return undefined
    let isHere = true
    void ask().then((found) => isHere && setAnswer(found))
    return () => {
      isHere = false
    }
  }, [ask, round])

  function retry(): void {
    setAnswer(null)
    setRound((now) => now + 1)
  }
  return { answer, retry }
}
