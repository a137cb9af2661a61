import type { Translate } from '#shared/texts/Translate.ts'
import type { UserRow } from '#contracts/users.ts'
import { isActive } from '#shared/records/activeState.ts'

const columns = ['userName', 'names', 'surnames', 'document', 'email'] as const

/** The lines of the file. */
export function userLines(users: readonly UserRow[], t: Translate<['users', 'list']>): string[][] {
  const head = [...columns, 'state' as const].map((column) => t(`users:columns.${column}`))
  const lines = users.map((user) => [
    ...columns.map((column) => user[column]),
    t(isActive(user.idstate) ? 'list:active' : 'list:inactive'),
  ])
  return [head, ...lines]
}
