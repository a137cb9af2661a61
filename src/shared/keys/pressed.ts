import { typing } from '#shared/ui/useToastKeys.ts'
import { shortcuts, type ShortcutId } from './shortcuts.ts'

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'defaultPrevented'
>

/**
 * Shortcut name of a key press; null if it is repeated, already handled, or has a modifier of the browser. A keyboard
 * without Latin letters uses the key's position.
 */
export function pressedKey(press: Press): string | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = press
  if (press.defaultPrevented || press.repeat || altKey || (ctrlKey && metaKey)) return null
  const letter = letterOf(press)
  if (ctrlKey || metaKey) return letter !== null && !shiftKey ? `Mod+${letter.toUpperCase()}` : null
  if (press.key === ' ') return shiftKey ? null : 'Space'
  if (press.key === 'Escape') return shiftKey ? null : 'Esc'
  // A character such as `?` may need Shift; a letter with Shift is not a shortcut.
  if (letter === null) return /^[?/]$/.test(press.key) ? press.key : null
  return shiftKey ? null : letter
}

function letterOf({ key, code }: Press): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  // Other Latin letters, such as `ñ`, do not use the position.
  if (!/^\p{L}$/u.test(key) || /^\p{Script=Latin}$/u.test(key)) return null
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null
}

/** Started sequence and its deadline in ms. */
export type Begun = { keys: readonly string[]; until: number } | null

/** Time in ms for the second key of a sequence. */
export const patience = 1500

/** The shortcut completed by a key, or the sequence it starts. A key that does not continue restarts. */
export function nextPress(begun: Begun, key: string, now: number): { id: ShortcutId | null; begun: Begun } {
  const before = begun && now <= begun.until ? begun.keys : []
  for (const keys of [[...before, key], [key]]) {
    const done = shortcuts.find((one) => one.keys.join(' ') === keys.join(' '))
    if (done) return { id: done.id, begun: null }
    const isStart = shortcuts.some(
      (one) => one.keys.length > keys.length && keys.every((each, at) => one.keys[at] === each),
    )
    if (isStart) return { id: null, begun: { keys, until: now + patience } }
  }
  return { id: null, begun: null }
}

const ownKeys = '[role=menu], [role=listbox], [role=tree], [role=grid], [role=combobox], [popover]'

/** True if the element accepts text or has its own keys. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${typing}, ${ownKeys}`) !== null
}
