import { applicationsApi } from '#features/applications/api.ts'
import type { RecordRead } from '#shared/cards/CardScreen.tsx'
import { useReadOnce } from '#shared/cards/copy/useReadOnce.ts'
import { readRole, type ReadRole } from './readRole.ts'

/** A role with its privileges, read once. */
export function useCopiedRole(id: number): RecordRead<ReadRole> {
  const read = useReadOnce(id, readRole)
  // The card needs them to decide what it can copy.
  const applications = applicationsApi.useListApplicationsQuery()
  const { value } = read
  const record = value && (value.role === null ? null : applications.data && value)
  return { record, answers: [read, applications] }
}
