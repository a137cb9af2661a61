import { useState, type ComponentProps, type ReactElement } from 'react'
import { useSearchParams } from 'react-router-dom'
import { StoredCard } from '../CardScreen.tsx'
import { readCopiedId } from './copyPath.ts'

type NewCardProps<Tab extends string, Stored> = Omit<
  ComponentProps<typeof StoredCard<Tab, Stored>>,
  'id' | 'children'
> & {
  /** The card; empty without an argument. */
  children: (copied?: Stored) => ReactElement
}

/** The card of a new record, empty or copied from the record that `useRecord` reads. */
export function NewCard<Tab extends string, Stored>(props: NewCardProps<Tab, Stored>): ReactElement {
  const { children, ...stored } = props
  const [search] = useSearchParams()
  // Other tabs lose the query.
  const [copiedId] = useState(() => readCopiedId(search))
  if (copiedId === null) return children()
  return (
    <StoredCard {...stored} id={copiedId}>
      {(copied) => children(copied)}
    </StoredCard>
  )
}
