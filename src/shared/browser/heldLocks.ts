/** Names of all held locks; null if the browser cannot list them. */
export async function heldLocks(): Promise<string[] | null> {
  try {
    const { held = [] } = await navigator.locks.query()
    return held.map(({ name = '' }) => name)
  } catch {
    return null
  }
}
