import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { usePrintStart } from '#shared/browser/usePrintStart.ts'
import { foldText } from '#shared/texts/foldText.ts'
import { SearchBox } from '#shared/list/SearchBox.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { foundIn, levelsThatFit, namedIn, type AccessNode } from './accessNode.ts'
import { AccessTree } from './AccessTree.tsx'
import { ReadProgress } from './ReadProgress.tsx'
import type { Reads } from './useReads.ts'

type SearchedTreeProps = {
  nodes: readonly AccessNode[]
  /** What the search box says that it searches. */
  label: string
  /** Said where there are no nodes at all. */
  none: string
  reads: Pick<Reads<never, unknown>, 'progress' | 'error' | 'retry' | 'stop'>
  /** Which nodes there are depends on what is still to be read. */
  isIncomplete?: boolean
  onRead: (node: AccessNode) => void
  /** A search looks at everything: reads what is missing. */
  onReadAll: () => void
}

/** A tree with one search over all of it; what a search needs and is not here is read then. */
export function SearchedTree(props: SearchedTreeProps): ReactElement {
  const { nodes, label, none, reads, isIncomplete = false, onRead, onReadAll } = props
  const { t } = useTranslation('access')
  const [typed, setTyped] = useState('')
  const searched = foldText(useDeferredValue(typed))
  const found = useMemo(() => foundIn(nodes, searched), [nodes, searched])
  const isSearching = searched !== ''
  const printStart = usePrintStart()
  const fitting = useMemo(() => levelsThatFit(nodes), [nodes])
  const readAll = useEffectEvent(onReadAll)
  useEffect(() => {
    if (isSearching) readAll()
  }, [isSearching])

  if (nodes.length === 0 && !isIncomplete) return <p className="muted small">{none}</p>
  return (
    <>
      <SearchBox label={label} typed={typed} onType={setTyped} />
      <p className="muted small if-any" role="status">
        {isSearching && !reads.progress && t('found', { count: namedIn(nodes, searched) })}
      </p>
      <ReadProgress progress={reads.progress} onStop={reads.stop} />
      {isIncomplete && !reads.progress && !reads.error && (
        <LinkButton onClick={onReadAll}>{t('goOn')}</LinkButton>
      )}
      {reads.error && <FailureNotice error={reads.error} onRetry={reads.retry} />}
      <AccessTree
        // Open from the top again.
        key={searched}
        nodes={found}
        openLevels={isSearching ? Infinity : fitting}
        isReading={reads.progress !== null}
        isPrinted={printStart !== null}
        onRead={onRead}
      />
    </>
  )
}
