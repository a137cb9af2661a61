import { readSession, sessionPlace } from './tokens.ts'

/** Key of local storage for data of the session's user, hashed so that it shows no name. */
export function ownKey(name: string, person = readSession()?.claims.uniqueName ?? ''): string {
  let hash = 0x811c9dc5
  for (const sign of JSON.stringify([person.toLowerCase(), sessionPlace()]))
    hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193)
  return `${name}.${(hash >>> 0).toString(36)}`
}
