import { useEffect, useEffectEvent } from 'react'
import { isLetter } from './keyNames.ts'
import { keysChoice } from './keysChoice.ts'
import { nextPress, pressedKey, takesKeys, type Begun } from './pressed.ts'
import { runShortcut } from './runShortcut.ts'
import { shortcuts, type ShortcutId } from './shortcuts.ts'

/**
 * Handles shortcuts of the whole page. `leadTo` opens a screen, `showTable` the table of shortcuts. Dialogs (even while
 * opening) and text fields keep their keys, except those with Ctrl or ⌘, which go to the browser if nothing handles
 * them.
 */
export function useKeys(leadTo: (path: string) => void, showTable: () => void): void {
  const go = useEffectEvent(leadTo)
  const show = useEffectEvent(showTable)
  useEffect(() => {
    let begun: Begun = null
    function press(event: KeyboardEvent): void {
      const key = pressedKey(event)
      if (key === null || document.querySelector('dialog[open], .ui-overlay')) return
      const isChord = key.startsWith('Mod+')
      if ((isLetter(key) && !keysChoice.read()) || (!isChord && takesKeys(event.target))) return
      const next = nextPress(begun, key, event.timeStamp)
      begun = next.begun
      if (next.id && run(next.id)) event.preventDefault()
    }
    function run(id: ShortcutId): boolean {
      const shortcut = shortcuts.find((one) => one.id === id)!
      if (id === 'table') show()
      else if (!('screen' in shortcut)) return runShortcut(id)
      else go(shortcut.screen === 'home' ? '/' : `/${shortcut.screen}`)
      return true
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
