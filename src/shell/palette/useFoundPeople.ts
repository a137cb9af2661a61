import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { UserRow } from '#contracts/users.ts'
import { usersApi } from '#features/users/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { answerOf } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { searchText } from '#shared/list/listParams.ts'

export type FoundPeople = {
  users: readonly UserRow[]
  /** Across all pages; 0 until known. */
  total: number
  isAsking: boolean
  error?: ApiError | undefined
}

/** Minimum length of a search. */
const shortest = 2
/** Debounce in ms. */
const pause = 200

type Found = Omit<FoundPeople, 'isAsking'> & { question: string }
const nobody: Found = { users: [], total: 0, question: '' }

/**
 * Searches people through the service; a newer search aborts the pending one. Earlier results stay until the newer search
 * is answered or the text is too short. Increase `round` to retry. A 403 counts as no results, not as an error, since the
 * user did not explicitly request people.
 */
export function useFoundPeople(typed: string, isOnline: boolean, round: number): FoundPeople {
  const dispatch = useDispatch<Dispatch>()
  const [found, setFound] = useState(nobody)
  const search = searchText(typed)
  const asks = isOnline && search.length >= shortest
  const question = `${round} ${search}`
  if (!asks && found !== nobody) setFound(nobody)
  useEffect(() => {
    if (!asks) return undefined
    let asked: { abort: () => void } | undefined
    let isOver = false
    async function ask(): Promise<void> {
      const read = dispatch(usersApi.endpoints.listUsers.initiate({ page: 0, search, isBackground: true }))
      asked = read
      const answer = await answerOf(read)
      if (isOver) return
      setFound(
        'error' in answer
          ? { users: [], total: 0, question, error: answer.error.status === 403 ? undefined : answer.error }
          : { users: answer.data.users, total: answer.data.total, question },
      )
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      isOver = true
      clearTimeout(timer)
      asked?.abort()
    }
  }, [asks, search, question, dispatch])
  if (!asks) return { users: [], total: 0, isAsking: false }
  const isAsking = found.question !== question
  return {
    users: found.users,
    total: isAsking ? 0 : found.total,
    isAsking,
    error: isAsking ? undefined : found.error,
  }
}
