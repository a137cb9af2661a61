import { typing } from '#shared/ui/useToastKeys.ts'
import { shortcuts, type ShortcutId } from './shortcuts.ts'

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'defaultPrevented'
>

/**
 * What a press is called among the shortcuts; null where it is none: held, taken already, or with a key that makes it
 * the browser's. A keyboard without Latin letters has them by their places.
 */
export function pressedKey(press: Press): string | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = press
  if (press.defaultPrevented || press.repeat || altKey || (ctrlKey && metaKey)) return null
  const letter = letterOf(press)
  if (ctrlKey || metaKey) return letter !== null && !shiftKey ? `Mod+${letter.toUpperCase()}` : null
  if (press.key === ' ') return shiftKey ? null : 'Space'
  if (press.key === 'Escape') return shiftKey ? null : 'Esc'
  // A sign may need Shift, as `?` does; a letter with it is another one.
  if (letter === null) return /^[?/]$/.test(press.key) ? press.key : null
  return shiftKey ? null : letter
}

function letterOf({ key, code }: Press): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  // A Latin one that is not among them, such as `ñ`, is itself.
  if (!/^\p{L}$/u.test(key) || /^\p{Script=Latin}$/u.test(key)) return null
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null
}

/** What was begun, and until when it may be gone on with, ms. */
export type Begun = { keys: readonly string[]; until: number } | null

/** So long does a first key wait for the second one, in ms. */
export const patience = 1500

/** The shortcut that a key completes, or what it begins. A key that does not go on begins anew. */
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

/** Whether somebody types there, or it has keys of its own. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${typing}, ${ownKeys}`) !== null
}
