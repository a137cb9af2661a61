import type { Read } from '#shared/api/reads.ts'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiError } from '#shared/api/apiError.ts'
import type { Dispatch } from '#shared/api/createStore.ts'

type ReadState<Data> = { data?: Data; error?: ApiError; isFetching: boolean }

/** Reads a record by several calls, once, with retry. `read` must be stable across renders. */
export function useReadOnce<Data>(
  id: number,
  read: (dispatch: Dispatch, id: number) => Promise<Read<Data>>,
): ReadState<Data> & { refetch: () => void } {
  const dispatch = useDispatch<Dispatch>()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<ReadState<Data>>({ isFetching: true })
  useEffect(() => {
    let isWanted = true
    void read(dispatch, id).then((one) => {
      if (isWanted) setAnswer({ ...one, isFetching: false })
    })
    return () => {
      isWanted = false
    }
  }, [dispatch, id, read, attempt])
  return {
    ...answer,
    refetch() {
      setAnswer({ isFetching: true })
      setAttempt(attempt + 1)
    },
  }
}
