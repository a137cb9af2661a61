import type { Translate } from '#shared/texts/Translate.ts'
import type { UserRow } from '#contracts/users.ts'
import { stateText } from '#shared/list/stateText.ts'

const columns = ['userName', 'names', 'surnames', 'document', 'email'] as const

/** The lines of the exported file. */
export function userLines(users: readonly UserRow[], t: Translate<['users', 'list']>): string[][] {
  const head = [...columns, 'state' as const].map((column) => t(`users:columns.${column}`))
  const lines = users.map((user) => [...columns.map((column) => user[column]), stateText(user.idstate, t)])
  return [head, ...lines]
}
