import type { UserRow } from '#contracts/users.ts'
import { applicationsOfUser } from '#features/users/api.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey } from '#shared/records/applications.ts'

type Named = { name: string; title: string }

export type Reach = {
  /** People, each once. */
  total: number
  /** As many as have each application, in its order. */
  byApplication: { title: string; count: number }[]
}

/** The active people who have one of these applications; rows name applications by their names or titles. */
export function reachOf(users: readonly UserRow[], applications: readonly Named[]): Reach {
  // A person may stand on two pages, where somebody was created while they were read.
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
