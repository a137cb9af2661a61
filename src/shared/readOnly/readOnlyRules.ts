import type { ResourceId } from '#shared/address/consoleAddresses.ts'
import { resources } from '#shared/resources/resources.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import type { Session } from '#shared/session/tokens.ts'

export type Rooms = readonly ResourceId[]

/** The room that a call writes in; undefined where it writes in none. */
export function roomOf(call: string): ResourceId | undefined {
  return resources.find(({ writes }) => writes.includes(call))?.id
}

/** What an answer says of the right to write; null where it says nothing, as of a write that was refused for its content. */
export function rightIn(error: unknown): 'given' | 'refused' | null {
  if (error === undefined) return 'given'
  return apiErrorOf(error)?.status === 403 ? 'refused' : null
}

/** The rooms in which writing is refused, after one more answer; the same ones where it says nothing new. */
export function roomsAfter(rooms: Rooms, call: string, error: unknown): Rooms {
  const room = roomOf(call)
  const right = rightIn(error)
  if (room === undefined || right === null || rooms.includes(room) === (right === 'refused')) return rooms
  return right === 'refused' ? [...rooms, room] : rooms.filter((one) => one !== room)
}

/** Whose rights these are, and which: what was refused to them says nothing about others. */
export function rightsOf({ id, claims }: Pick<Session, 'id' | 'claims'>): string {
  return JSON.stringify([id, claims.userId, claims.uniqueName, claims.privileges.toSorted()])
}
