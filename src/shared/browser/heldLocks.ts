/** Names of all locks that are held; null where the browser does not tell. */
export async function heldLocks(): Promise<string[] | null> {
  try {
    const { held = [] } = await navigator.locks.query()
    return held.map(({ name = '' }) => name)
  } catch {
    return null
  }
}
