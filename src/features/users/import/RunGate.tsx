import { Suspense, type ReactElement, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '#shared/api/createStore.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { hasAnyKept } from '#shared/drafts/keptOwners.ts'

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
  // Its slice comes with its code.
  const isHere = useSelector(({ imports }: Partial<RootState>) => (imports?.entries.length ?? 0) > 0)
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
