/** A channel to the other tabs of this origin; null where the browser has none or refuses it, as without cookies. */
export function openTabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
