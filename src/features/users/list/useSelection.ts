import { useCallback, useState } from 'react'
import type { UserRow } from '#contracts/users.ts'

type Chosen = ReadonlyMap<number, UserRow>

/** The chosen users, over pages, orders and sizes; another search begins without any. */
export function useSelection(search: string) {
  const [state, setState] = useState<{ search: string; chosen: Chosen }>({ search, chosen: new Map() })
  if (state.search !== search) setState({ search, chosen: new Map() })

  const select = useCallback(
    (users: readonly UserRow[], isChosen: boolean) =>
      setState(({ search: of, chosen }) => {
        const next = new Map(chosen)
        for (const user of users) {
          if (isChosen) next.set(user.id, user)
          else next.delete(user.id)
        }
        return { search: of, chosen: next }
      }),
    [],
  )
  const clear = useCallback(() => setState(({ search: of }) => ({ search: of, chosen: new Map() })), [])
  return { chosen: state.chosen, select, clear }
}
