import { useChoice } from '#shared/browser/useChoice.ts'
import { shortcutProps } from './keyNames.ts'
import { keysChoice } from './keysChoice.ts'
import type { ShortcutId } from './shortcuts.ts'

/** Spread on the control that a key presses. */
export function useShortcut(id: ShortcutId): ReturnType<typeof shortcutProps> {
  const isOn = useChoice(keysChoice)
  return shortcutProps(id, isOn)
}
