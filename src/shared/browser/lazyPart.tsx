import { use, useState, useTransition, type ComponentType, type ReactElement } from 'react'
import { CodeMissing, type MissingPlace } from '#shared/ui/CodeMissing.tsx'
import { codeFailure } from './codeFailure.ts'

export type LazyPart<Props> = ((props: Props) => ReactElement) & {
  /** Prefetches the code; settles when it is loaded or has failed. */
  load: () => Promise<void>
}

/**
 * Replaces React's `lazy`: loaded code renders at once (`lazy` shows its fallback for at least 300 ms), and a failed
 * download shows a message and is retried. `place` says what the component replaces.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: MissingPlace = 'page',
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  let lastAttempt: Promise<void> | undefined
  /** Permanent failure, not retried. */
  let failure: Error | undefined
  /** True if something else was answered instead of the code. */
  let isAnswered = false

  async function loadCode(): Promise<void> {
    Loaded = await load()
  }
  async function attemptToLoad(): Promise<void> {
    try {
      await loadCode()
    } catch (error) {
      const why = await codeFailure(error)
      isAnswered = why === 'answered'
      if (why === 'gone' || why === 'broken') failure = error as Error
    }
  }
  // Outside the component, since React drops the state of one that suspends before its first commit.
  const firstAttempt = (): Promise<void> => (lastAttempt ??= attemptToLoad())
  const nextAttempt = (): Promise<void> => (lastAttempt = attemptToLoad())

  function LazyPart(props: Props): ReactElement {
    // React requires the same promise when a suspended component renders again.
    const [attempt, setAttempt] = useState(() => (Loaded && !lastAttempt ? null : firstAttempt()))
    const [isTrying, startTransition] = useTransition()
    if (attempt) use(attempt)
    if (Loaded) return <Loaded {...props} />
    if (failure) throw failure
    const retry = (): void => startTransition(() => setAttempt(nextAttempt()))
    return <CodeMissing place={place} isAnswered={isAnswered} isTrying={isTrying} onRetry={retry} />
  }
  LazyPart.load = () => loadCode().catch(() => {})
  return LazyPart
}
