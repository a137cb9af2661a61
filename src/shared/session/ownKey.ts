import { readSession, sessionPlace } from './tokens.ts'

/** A key of local storage for what the person of this session keeps in this browser; it says nobody's name. */
export function ownKey(name: string, person = readSession()?.claims.uniqueName ?? ''): string {
  let hash = 0x811c9dc5
  for (const sign of JSON.stringify([person.toLowerCase(), sessionPlace()]))
    hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193)
  return `${name}.${(hash >>> 0).toString(36)}`
}
