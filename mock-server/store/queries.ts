import { Query } from '@msw/data'
import type { AnyRecord } from './records.ts'

/** Names are compared without regard to case. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase()
}

type Named = { name: string }
type UserNamed = { userName: string }
type WithEmail = { email: string }

/** Common predicates: `users.findFirst(byId(7))`. */
export function byId(wanted: number): Query<AnyRecord> {
  return new Query(({ id }) => id === wanted)
}

export function named(wanted: string): Query<Named> {
  const key = nameKey(wanted)
  return new Query(({ name }) => nameKey(name) === key)
}

export function userNamed(wanted: string): Query<UserNamed> {
  const key = nameKey(wanted)
  return new Query(({ userName }) => nameKey(userName) === key)
}

export function withEmail(wanted: string): Query<WithEmail> {
  const key = nameKey(wanted)
  return new Query(({ email }) => nameKey(email) === key)
}

/** Index by name without regard to case, for callers that look up thousands of names at once. */
export function byName<T extends Named>(records: readonly T[]): ReadonlyMap<string, T> {
  return new Map(records.map((record) => [nameKey(record.name), record]))
}
