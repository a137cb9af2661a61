import { canonicalPath } from '#shared/lib/paths.ts'
import { userPath } from '../paths.ts'

/** Tabs of the card in their order; the first one has no part of its own in the address (USR-20). */
export const cardTabs = ['datos', 'empresas', 'roles'] as const
export type CardTab = (typeof cardTabs)[number]

/** Null for an address that is no tab. */
export function readTab(part: string | undefined): CardTab | null {
  const name = part?.toLowerCase() ?? 'datos'
  return cardTabs.find((tab) => tab === name && (part === undefined) === (tab === 'datos')) ?? null
}

export function tabPath(id: number, tab: CardTab): string {
  return userPath(id === 0 ? 'new' : id, tab === 'datos' ? undefined : tab)
}

/** Which tab of this user's card a path shows; null when it shows something else. */
export function tabAt(id: number, pathname: string): CardTab | null {
  return cardTabs.find((tab) => tabPath(id, tab) === canonicalPath(pathname)) ?? null
}

export function nextTab(tab: CardTab): CardTab | undefined {
  return cardTabs[cardTabs.indexOf(tab) + 1]
}

export function previousTab(tab: CardTab): CardTab | undefined {
  return cardTabs[cardTabs.indexOf(tab) - 1]
}
