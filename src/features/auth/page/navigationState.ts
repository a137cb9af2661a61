/** The fields of an untrusted navigation state (hardening T11). */
export function asRecord(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {}
}

const longestUser = 100

/** The user name in a navigation state. */
export function userIn(state: unknown): string | null {
  const { user } = asRecord(state)
  return typeof user === 'string' && user.trim() !== '' && user.length <= longestUser ? user : null
}
