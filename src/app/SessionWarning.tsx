import { Suspense, useSyncExternalStore, type ReactElement } from 'react'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { useIsPast } from '#shared/hooks/useIsPast.ts'
import { onPlannedEnd, plannedEnd, warningMs } from '#shared/session/plannedEnd.ts'
import { readSession } from '#shared/session/tokens.ts'

const EndSoon = lazyPart(
  () =>
    import(/* webpackChunkName: "sign-in-again" */ '#features/auth/again/EndSoon.tsx').then(
      ({ EndSoon }) => EndSoon,
    ),
  'extra',
)

/** Announces the end of a session that cannot be renewed (beyond 4). */
export function SessionWarning(): ReactElement | null {
  const end = useSyncExternalStore(onPlannedEnd, plannedEnd)
  return end === null ? null : <BeforeEnd key={end} end={end} />
}

function BeforeEnd({ end }: { end: number }): ReactElement | null {
  const claims = readSession()?.claims
  const isSoon = useIsPast(claims ? end - warningMs(claims) : Infinity)
  return isSoon ? (
    <Suspense fallback={null}>
      <EndSoon end={end} />
    </Suspense>
  ) : null
}
