import { screenAt } from '#shared/address/screenAt.ts'
import { onWrite } from '#shared/api/writeAnswers.ts'
import { onSessionEnd } from '#shared/session/sessionEvents.ts'
import { onTokens, readSession } from '#shared/session/tokens.ts'
import { rightsOf, roomsAfter, type Rooms } from './readOnlyRules.ts'

const none: Rooms = new Set()
const listeners = new Set<() => void>()
let known = { rights: '', rooms: none }

onWrite((call, answer) => {
  const session = readSession()
  if (session === null) return
  const rights = rightsOf(session)
  const before = known.rights === rights ? known.rooms : none
  const rooms = roomsAfter(before, call, answer)
  if (rooms === before) return
  known = { rights, rooms }
  for (const listener of listeners) listener()
})

onSessionEnd(() => {
  known = { rights: '', rooms: none }
})

/** Whether the service has refused this person, with these rights, to write in the room on screen. */
export function isReadOnlyHere(): boolean {
  if (known.rooms.size === 0) return false
  const session = readSession()
  const room = screenAt(window.location.pathname)?.id
  return session !== null && room !== undefined && known.rights === rightsOf(session) && known.rooms.has(room)
}

/** Calls whenever that may have changed, until the function that it returns is called. */
export function onReadOnlyChange(listener: () => void): () => void {
  listeners.add(listener)
  const unhear = onTokens(listener)
  return () => {
    listeners.delete(listener)
    unhear()
  }
}
