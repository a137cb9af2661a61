import { keysOf, type ShortcutId } from './shortcuts.ts'

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/** True for shortcuts that can be switched off (WCAG 2.1.4): single characters, not Ctrl, ⌘, Space or Esc. */
export const isLetter = (key: string): boolean => key.length === 1

/** Display name of a key: 'C', 'Esc', 'Ctrl K', on a Mac '⌘ K'. */
export function keyName(key: string): string {
  const [, letter] = key.split('Mod+')
  if (letter) return `${isMac() ? '⌘' : 'Ctrl'} ${letter}`
  return isLetter(key) ? key.toUpperCase() : key
}

/** Attributes of a control with a shortcut: its marker, tooltip and `aria-keyshortcuts`. */
export function shortcutProps(
  id: ShortcutId,
  isOn: boolean,
): { 'data-shortcut': ShortcutId; title?: string } {
  const [key = ''] = keysOf(id)
  if (!isOn && isLetter(key)) return { 'data-shortcut': id }
  return { 'data-shortcut': id, title: keyName(key) }
}
