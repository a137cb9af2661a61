import { keysOf, type ShortcutId } from './shortcuts.ts'

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/** A single letter can be switched off (WCAG 2.1.4); what is done with Ctrl or ⌘ stays, and so do Space and Esc. */
export const isLetter = (key: string): boolean => key.length === 1

/** How people read a key: 'C', 'Esc', 'Ctrl K', on a Mac '⌘ K'. */
export function keyName(key: string): string {
  const [, letter] = key.split('Mod+')
  if (letter) return `${isMac() ? '⌘' : 'Ctrl'} ${letter}`
  return isLetter(key) ? key.toUpperCase() : key
}

/** What a control says of its key: where it is found, and what the pointer shows and a screen reader adds to its name. */
export function shortcutProps(
  id: ShortcutId,
  isOn: boolean,
): { 'data-shortcut': ShortcutId; title?: string } {
  const [key = ''] = keysOf(id)
  if (!isOn && isLetter(key)) return { 'data-shortcut': id }
  return { 'data-shortcut': id, title: keyName(key) }
}
