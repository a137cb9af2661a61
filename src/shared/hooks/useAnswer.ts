import { useEffect, useState } from 'react'

/**
 * Calls `ask` on mount, when it changes, and on `retry`. The answer is null until it arrives; ignored after unmount.
 * `ask` must be stable; null sends nothing.
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
