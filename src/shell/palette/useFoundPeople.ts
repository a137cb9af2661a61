import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { UserRow } from '#contracts/users.ts'
import { usersApi } from '#features/users/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { answerOf } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { searchText } from '#shared/list/listParams.ts'

export type FoundPeople = {
  users: readonly UserRow[]
  /** Of all pages; 0 until it is known. */
  total: number
  isAsking: boolean
  error?: ApiError | undefined
}

/** Nobody is asked for by a single letter. */
const shortest = 2
/** So long after the last letter the service is asked, in ms. */
const pause = 200

type Found = Omit<FoundPeople, 'isAsking'> & { question: string }
const nobody: Found = { users: [], total: 0, question: '' }

/**
 * The people whom the service finds by what is typed, one question at a time: a newer one takes the place of that on its
 * way. Whom an earlier one found stay until the newer one is answered, or nothing is asked. `round` asks again. A 403 is
 * nobody found, and no error: nothing was asked for by name.
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
      const read = dispatch(usersApi.endpoints.listUsers.initiate({ page: 0, search, isQuiet: true }))
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
