import { hiddenApplication } from '#contracts/applications.ts'
import type { UserRow } from '#contracts/users.ts'

/** The applications of a row, which the service sends as an array or as text with commas; without the reserved one (TBL-11). */
export function applicationsIn({ applications }: UserRow): string[] {
  const names = typeof applications === 'string' ? applications.split(',') : (applications ?? [])
  return names
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.toUpperCase() !== hiddenApplication)
}
