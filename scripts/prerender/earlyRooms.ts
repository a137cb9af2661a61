import { minifySync } from '@swc/core'

/** Files by the name of the room that they furnish: `console` for all, the others for one screen each. */
export type Rooms = Record<string, readonly string[]>

// Both run in the page before anything else, written into it as text: they must not reach for anything outside.

/** Whoever has a session is on the way to a screen of the console: what that one is made of. */
export function filesFor(rooms: Rooms): readonly string[] {
  try {
    if (sessionStorage.getItem('token') === null) return []
  } catch {
    return []
  }
  const [list = '', record] = location.pathname.toLowerCase().split('/').filter(Boolean)
  const screen = `console-${list || 'home'}${record ? '-card' : ''}`
  const own = Object.hasOwn(rooms, screen) ? rooms[screen]! : []
  return [...new Set([...rooms['console']!, ...own])]
}

/** Loads files beside the portal's own code, which would ask for them later. */
export function load(files: readonly string[]): void {
  for (const file of files) {
    if (file.endsWith('.css')) {
      const sheet = document.createElement('link')
      sheet.rel = 'preload'
      sheet.as = 'style'
      sheet.href = file
      // Only one that is here may pass for loaded.
      sheet.onload = () => {
        sheet.onload = null
        sheet.rel = 'stylesheet'
      }
      document.head.append(sheet)
    } else {
      const script = document.createElement('script')
      script.src = file
      // One that did not come must not be in the way of the next attempt.
      script.onload = script.onerror = () => script.remove()
      document.head.append(script)
    }
  }
}

/** The text of a script that loads the rooms of the console for who has a session. */
export function earlyRooms(rooms: Rooms): string {
  return script([load, filesFor], `load(filesFor(${JSON.stringify(rooms)}))`)
}

/** The text of a script that loads files for everybody. */
export function earlyFiles(files: readonly string[]): string {
  return script([load], `load(${JSON.stringify(files)})`)
}

function script(functions: readonly (typeof load | typeof filesFor)[], call: string): string {
  const text = `(() => {${functions.map(String).join('\n')}\n${call}})()`
  return minifySync(text, { compress: true, mangle: true }).code
}
