import { useMemo, type ReactElement } from 'react'
import { useSearchParams } from 'react-router-dom'
import { UsersList } from '../list/UsersList.tsx'
import { FilterChips } from './FilterChips.tsx'
import { ReadingState } from './ReadingState.tsx'
import { useFilteredUsers } from './useFilteredUsers.ts'
import { readFilter } from './userFilter.ts'
import './texts.ts'

/** The list of users that match the filter in the address. */
export function FilteredUsers(): ReactElement {
  const [query] = useSearchParams()
  const text = JSON.stringify(readFilter(query))
  const filter = useMemo(() => JSON.parse(text) as ReturnType<typeof readFilter>, [text])
  const { list, users, ...read } = useFilteredUsers(filter)
  return (
    <UsersList
      page={list}
      question={JSON.stringify([list.params.search, filter])}
      order={() => ({ first: 0, ids: users.map(({ id }) => id), total: users.length })}
      collect={() => Promise.resolve({ data: users })}
      chips={<FilterChips filter={filter} />}
      summary={<ReadingState found={list.total} {...read} />}
    />
  )
}
