import { useEffect, useEffectEvent } from 'react'
import { isRead, placesBelow, type AccessNode } from './accessNode.ts'
import { placeKey } from './grants.ts'
import type { Grants } from './useGrants.ts'

/** Most reads at once; more are read on demand: by an opened node, a search or a click. */
const mostAtOnce = 60

/** Reads a small tree at once, so that every line can show its counts. */
export function useReadBelow(nodes: readonly AccessNode[], { read, progress, error }: Grants['places']) {
  const places = placesBelow(nodes)
  const readAll = useEffectEvent(() => read(places))
  // Independent of progress, so that a stopped read does not restart by itself.
  const key = places.length <= mostAtOnce ? places.map(placeKey).join() : ''
  useEffect(() => {
    if (key !== '') readAll()
  }, [key])
  return {
    isIncomplete: !isRead(nodes) && progress === null && error === undefined,
    onRead: (node: AccessNode) => read(placesBelow([node])),
    onReadAll: () => read(places),
  }
}
