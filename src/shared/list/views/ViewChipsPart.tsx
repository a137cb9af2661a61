import { Suspense, useMemo, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { canonicalPath } from '#shared/address/paths.ts'
import { storedChoice } from '#shared/browser/choice.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { useChoice } from '#shared/browser/useChoice.ts'
import { viewsKey } from './openingQuery.ts'
import type { Shown } from './viewRules.ts'

const ViewChips = lazyPart<{ shown: Shown }>(
  () => import(/* webpackChunkName: "views" */ './ViewChips.tsx').then((code) => code.ViewChips),
  'part',
)

/** Lazy chips, loaded only if there are views; their space is reserved. */
export function ViewChipsPart(props: { shown: Shown }): ReactElement | null {
  const key = viewsKey(canonicalPath(useLocation().pathname))
  const kept = useMemo(() => storedChoice(key, (stored) => stored !== null, String), [key])
  if (!useChoice(kept)) return null
  return (
    <Suspense fallback={<div className="chips-to-come" />}>
      <ViewChips {...props} />
    </Suspense>
  )
}
