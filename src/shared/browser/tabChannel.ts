/** Channel to the other tabs of this origin; null if missing or denied, as without cookies. */
export function openTabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
