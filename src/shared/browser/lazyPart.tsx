import { use, useState, useTransition, type ComponentType, type ReactElement } from 'react'
import { CodeMissing, type MissingPlace } from '#shared/ui/CodeMissing.tsx'
import { codeFailure } from './codeFailure.ts'

export type LazyPart<Props> = ((props: Props) => ReactElement) & {
  /** Loads the code ahead; settles when it is here or has failed. */
  load: () => Promise<void>
}

/**
 * A component whose code loads when it is needed, as with React's `lazy`, with two differences: code that is here
 * already renders at once (`lazy` shows the fallback first, for 300 ms at least), and where no code comes the place says
 * so and tries again by itself. `place` is where it stands.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: MissingPlace = 'page',
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  let lastAttempt: Promise<void> | undefined
  /** Why another attempt would not help. */
  let failure: Error | undefined
  /** Something came in place of the code. */
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
  // Kept here, since React forgets the state of a component that waits before it has been shown.
  const firstAttempt = (): Promise<void> => (lastAttempt ??= attemptToLoad())
  const nextAttempt = (): Promise<void> => (lastAttempt = attemptToLoad())

  function LazyPart(props: Props): ReactElement {
    // What has waited once uses the same promise when it is rendered again, as React wants it.
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
