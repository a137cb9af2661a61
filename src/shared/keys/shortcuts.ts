import type { ResourceId } from '#shared/address/consoleAddresses.ts'
import { resources } from '#shared/resources/resources.ts'

/** `keys` is a sequence; `Mod` is Ctrl, or ⌘ on a Mac. */
type Shortcut = { id: string; keys: readonly string[]; screen?: ResourceId | 'home' }

/**
 * All shortcuts of the console, in the order of the table behind `?`. A key clicks or focuses the control marked with
 * `data-shortcut`, so it does only what the mouse can do. Shortcuts with a screen open it.
 */
export const shortcuts = [
  { id: 'palette', keys: ['Mod+K'] },
  { id: 'table', keys: ['?'] },
  { id: 'home', keys: ['g', 'h'], screen: 'home' },
  ...resources.map(({ id, key }) => ({ id, keys: ['g', key], screen: id })),
  { id: 'tasks', keys: ['g', 't'] },
  { id: 'search', keys: ['/'] },
  { id: 'create', keys: ['c'] },
  { id: 'nextRow', keys: ['j'] },
  { id: 'previousRow', keys: ['k'] },
  { id: 'tick', keys: ['x'] },
  { id: 'unselect', keys: ['Esc'] },
  { id: 'peek', keys: ['Space'] },
  { id: 'giveRoles', keys: ['r'] },
  { id: 'edit', keys: ['e'] },
  { id: 'save', keys: ['Mod+S'] },
] as const satisfies readonly Shortcut[]

export type ShortcutId = (typeof shortcuts)[number]['id']

export function keysOf(id: ShortcutId): readonly string[] {
  return shortcuts.find((one) => one.id === id)!.keys
}
