import { useChoice } from '#shared/browser/useChoice.ts'
import { shortcutProps } from './keyNames.ts'
import { keysChoice } from './keysChoice.ts'
import type { ShortcutId } from './shortcuts.ts'

/** Props to spread on the control of a shortcut. */
export function useShortcut(id: ShortcutId): ReturnType<typeof shortcutProps> {
  const isOn = useChoice(keysChoice)
  return shortcutProps(id, isOn)
}
