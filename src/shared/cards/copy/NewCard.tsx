import { useState, type ComponentProps, type ReactElement } from 'react'
import { useSearchParams } from 'react-router-dom'
import { StoredCard } from '../CardScreen.tsx'
import { readCopiedId } from './copyPath.ts'

type NewCardProps<Tab extends string, Stored> = Omit<
  ComponentProps<typeof StoredCard<Tab, Stored>>,
  'id' | 'children'
> & {
  /** The card itself; with nothing it is empty. */
  children: (copied?: Stored) => ReactElement
}

/** A new record, empty or filled with what another one is; `useRecord` reads that one. */
export function NewCard<Tab extends string, Stored>(props: NewCardProps<Tab, Stored>): ReactElement {
  const { children, ...stored } = props
  const [search] = useSearchParams()
  // The other tabs have no query.
  const [copiedId] = useState(() => readCopiedId(search))
  if (copiedId === null) return children()
  return (
    <StoredCard {...stored} id={copiedId}>
      {(copied) => children(copied)}
    </StoredCard>
  )
}
