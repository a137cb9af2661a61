import type { UserRow } from '#contracts/users.ts'
import { applicationsOfUser } from '#features/users/api.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey } from '#shared/records/applications.ts'

type Named = { name: string; title: string }

export type Reach = {
  /** Number of different users. */
  total: number
  /** Users by application, in the given order. */
  byApplication: { title: string; count: number }[]
}

/** Active users with one of these applications; rows have names or titles of applications. */
export function reachOf(users: readonly UserRow[], applications: readonly Named[]): Reach {
  // A user may be on two pages if another one was created during the read.
  const people = new Map(users.filter(({ idstate }) => isActive(idstate)).map((user) => [user.id, user]))
  const held = [...people.values()].map((user) => new Set(applicationsOfUser(user).map(appKey)))
  const hasOne = (own: ReadonlySet<string>, { name, title }: Named): boolean =>
    own.has(appKey(name)) || own.has(appKey(title))
  return {
    total: held.filter((own) => applications.some((one) => hasOne(own, one))).length,
    byApplication: applications.map((one) => ({
      title: one.title || one.name,
      count: held.filter((own) => hasOne(own, one)).length,
    })),
  }
}
