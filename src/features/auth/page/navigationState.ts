/** The fields of a navigation state, which is input like any other (hardening T11). */
export function asRecord(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {}
}

const longestUser = 100

/** The user name that another screen handed over. */
export function userIn(state: unknown): string | null {
  const { user } = asRecord(state)
  return typeof user === 'string' && user.trim() !== '' && user.length <= longestUser ? user : null
}
