import { useEffect, useEffectEvent, useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Switch } from '#shared/ui/Switch.tsx'
import { placesBelow } from './accessNode.ts'
import { comparedNodes, onlyDifferent, type Side } from './compared.ts'
import type { Facts } from './grants.ts'
import { SearchedTree } from './SearchedTree.tsx'
import type { Grants } from './useGrants.ts'

type ComparedTreeProps = { sides: readonly [Side, Side]; places: Grants['places']; facts: Facts }

/** Comparison tree, which needs everything that both roles give. */
export function ComparedTree({ sides, places, facts }: ComparedTreeProps): ReactElement {
  const { t } = useTranslation('access')
  const [isShort, setShort] = useState(false)
  const nodes = useMemo(
    () =>
      comparedNodes(sides, places.known, facts, {
        both: t('compare.both'),
        only: (name) => t('compare.only', { name }),
        notIn: (name) => t('compare.notIn', { name }),
        counts: (both, first, second) => t('compare.counts', { both, first, second }),
      }),
    [sides, places.known, facts, t],
  )
  const readAll = useEffectEvent(() => places.read(placesBelow(nodes)))
  useEffect(() => readAll(), [])
  return (
    <>
      <Switch
        label={t('compare.differences')}
        checked={isShort}
        onChange={(event) => setShort(event.target.checked)}
      />
      <SearchedTree
        nodes={isShort ? onlyDifferent(nodes) : nodes}
        label={t('compare.search')}
        none={t(isShort && nodes.length > 0 ? 'compare.same' : 'compare.none')}
        reads={places}
        onRead={(node) => places.read(placesBelow([node]))}
        onReadAll={() => places.read(placesBelow(nodes))}
      />
    </>
  )
}
