import { Suspense, useSyncExternalStore, type ReactElement, type ReactNode } from 'react'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { hasAnyKept } from '#shared/drafts/keptOwners.ts'
import { runSignal } from './run/runSignal.ts'

const RunPlace = lazyPart(
  () => import(/* webpackChunkName: "users-import-run" */ './run/RunPlace.tsx').then((code) => code.RunPlace),
  'part',
)

type RunGateProps = {
  /** False while something is loaded below: it would go with the import that is taken up. */
  offersLeft: boolean
  children: ReactNode
}

/** The import that is under way in place of the next one, or above it the one that was left half done. */
export function RunGate({ offersLeft, children }: RunGateProps): ReactElement {
  const isHere = useSyncExternalStore(runSignal.subscribe, runSignal.isHere)
  return (
    <>
      {(isHere || hasAnyKept()) && (
        <Suspense fallback={null}>
          <RunPlace offersLeft={offersLeft} />
        </Suspense>
      )}
      {!isHere && children}
    </>
  )
}
