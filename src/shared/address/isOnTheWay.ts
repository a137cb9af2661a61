import type { Location } from 'react-router-dom'

/**
 * True while a navigation is pending: the history is at another entry than the shown one, since the transition may wait
 * for code. An automatic `replace` during that time would overwrite the target.
 */
export function isOnTheWay({ key }: Location): boolean {
  const { key: entry = 'default', idx } = (window.history.state ?? {}) as { key?: string; idx?: number }
  return idx !== undefined && entry !== key
}
