/** Files by the name of the room that they furnish: `console` for all, the others for one screen each. */
export type Rooms = Record<string, readonly string[]>

/**
 * Runs in the page before anything else, written into it as text: it must not reach for anything outside itself. Whoever
 * has a session is on the way to a screen of the console; its code comes beside the portal's own instead of after it.
 */
export function loadEarly(rooms: Rooms): void {
  try {
    if (sessionStorage.getItem('token') === null) return
  } catch {
    return
  }
  const [list = '', record] = location.pathname.toLowerCase().split('/').filter(Boolean)
  const screen = `console-${list || 'home'}${record ? '-card' : ''}`
  const own = Object.hasOwn(rooms, screen) ? rooms[screen]! : []
  for (const file of new Set([...rooms['console']!, ...own])) {
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
      script.onerror = () => script.remove()
      document.head.append(script)
    }
  }
}

/** The text of the script. */
export function earlyRooms(rooms: Rooms): string {
  return `(${loadEarly.toString().replace(/\s*\n\s*/g, '\n')})(${JSON.stringify(rooms)})`
}
