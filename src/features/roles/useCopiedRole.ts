import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { applicationsApi } from '#features/applications/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { RecordRead } from '#shared/cards/CardScreen.tsx'
import { readRole, type ReadRole } from './readRole.ts'

type RoleRead = {
  value?: ReadRole
  error?: ApiError
  isFetching: boolean
}

/** A role with all that it gives, read once. */
export function useCopiedRole(id: number): RecordRead<ReadRole> {
  const dispatch = useDispatch<Dispatch>()
  const [attempt, setAttempt] = useState(0)
  const [read, setRead] = useState<RoleRead>({ isFetching: true })
  useEffect(() => {
    let isWanted = true
    void readRole(dispatch, id).then((answer) => {
      if (isWanted) setRead({ ...answer, isFetching: false })
    })
    return () => {
      isWanted = false
    }
  }, [dispatch, id, attempt])
  function refetch(): void {
    setRead({ isFetching: true })
    setAttempt(attempt + 1)
  }
  // The card tells by them what it can copy.
  const applications = applicationsApi.useListApplicationsQuery()
  const { value } = read
  const record = value && (value.role === null ? null : applications.data && value)
  return { record, answers: [{ ...read, refetch }, applications] }
}
