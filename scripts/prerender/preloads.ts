import { minifySync } from '@swc/core'

/** Files by name of the chunk: `console` is needed by all screens, the others by one screen each. */
export type ScreenFiles = Record<string, readonly string[]>

// Both run in the page before anything else, written into it as text: they must not reach for anything outside.

/** A tab with a session is on the way to a screen of the console: the files of that one. */
export function filesFor(files: ScreenFiles): readonly string[] {
  try {
    if (sessionStorage.getItem('token') === null) return []
  } catch {
    return []
  }
  const [list = '', record] = location.pathname.toLowerCase().split('/').filter(Boolean)
  const screen = `console-${list || 'home'}`
  // A screen of tabs has no list: its one chunk is that of its tabs.
  const chunk = record || !Object.hasOwn(files, screen) ? `${screen}-card` : screen
  const own = Object.hasOwn(files, chunk) ? files[chunk]! : []
  return [...new Set([...files['console']!, ...own])]
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

/** The text of a script that loads the screen of the address in a tab that has a session. */
export function screenPreloads(files: ScreenFiles): string {
  return script([load, filesFor], `load(filesFor(${JSON.stringify(files)}))`)
}

/** The text of a script that loads files for everybody. */
export function filePreloads(files: readonly string[]): string {
  return script([load], `load(${JSON.stringify(files)})`)
}

function script(functions: readonly (typeof load | typeof filesFor)[], call: string): string {
  const text = `(() => {${functions.map(String).join('\n')}\n${call}})()`
  return minifySync(text, { compress: true, mangle: true }).code
}
