import type { Location } from 'react-router-dom'

/**
 * Whether the page is on its way to another entry of the history than the one it shows. The router shows a new address
 * in a transition, which may wait for code: what is written into the address meanwhile, without anybody's choice, would
 * take the place of where a person wanted to go.
 */
export function isOnTheWay({ key }: Location): boolean {
  const { key: entry = 'default', idx } = (window.history.state ?? {}) as { key?: string; idx?: number }
  return idx !== undefined && entry !== key
}
