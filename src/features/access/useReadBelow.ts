import { useEffect, useEffectEvent } from 'react'
import { isRead, placesBelow, type AccessNode } from './accessNode.ts'
import { placeKey } from './grants.ts'
import type { Grants } from './useGrants.ts'

/** More places than these are read when something asks for them: a node that is opened, a search, a press. */
const mostAtOnce = 60

/** How a tree is read: at once where that is not much, so that every line can say what is below it. */
export function useReadBelow(nodes: readonly AccessNode[], { read, progress, error }: Grants['places']) {
  const places = placesBelow(nodes)
  const readAll = useEffectEvent(() => read(places))
  // The same however much of it has been read: what was stopped does not begin again by itself.
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
