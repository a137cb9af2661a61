import { minifySync } from '@swc/core'
import type { FrameTexts } from '../../src/prerender.tsx'

/** Files by name of the chunk: `console` is needed by all screens, the others by one screen each. */
export type ScreenFiles = Record<string, readonly string[]>

// All run in the page before anything else, written into it as text: they must not reach for anything outside.

/** A tab with a session is on the way to a screen of the console: the files of that one. */
export function filesFor(files: ScreenFiles): readonly string[] {
  try {
    if (sessionStorage.getItem('token') === null) return []
  } catch {
    return []
  }
  const [list = '', record] = location.pathname.toLowerCase().split('/').filter(Boolean)
  const screen = `console-${list || 'home'}`
  const own = record ? `${screen}-${record}-card` : screen
  // A screen of tabs has no list: its one chunk is that of its tabs, and a tab may have one of its own. What has one of
  // its own beside a list is no card.
  const chunk = Object.hasOwn(files, screen) && Object.hasOwn(files, own) ? own : `${screen}-card`
  const chunks = ['console', chunk, own]
  return [...new Set(chunks.flatMap((name) => (Object.hasOwn(files, name) ? files[name]! : [])))]
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

type TrustedTypes = {
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => void
}

/**
 * What the page's policy asks about every text that is written where markup or the address of a script may stand: no
 * markup gets through, and of scripts only those of the build: services and uploads are of this origin, too.
 */
export function guardSinks(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL(address) {
      const { href } = new URL(address, location.href)
      const path = href.startsWith(location.origin) ? href.slice(location.origin.length) : ''
      return /^\/assets\/[\w.-]+\.js$/.test(path) ? address : null
    },
  })
}

/** Says in the language in force that the console loads, and of a list its title. */
export function fillFrame(texts: FrameTexts): void {
  const { dataset, lang } = document.documentElement
  if (!dataset['frame']) return
  const { loading, titles } = texts[lang as keyof FrameTexts]
  const frame = document.getElementById('page-frame')!
  frame.querySelector('[role]')!.textContent = loading
  const title = titles[location.pathname.toLowerCase().split('/')[1]!] ?? ''
  for (const heading of frame.querySelectorAll('h1')) heading.textContent = title
}

/** The text of the script that follows the shape of the console. */
export function frameFilling(texts: FrameTexts): string {
  return script([fillFrame], `fillFrame(${JSON.stringify(texts)})`)
}

/**
 * The text of the page's first script: its guard, and the screen of the address in a tab that has a session. The portal
 * finds the names of the files in `screenFiles`, for what it fetches ahead.
 */
export function screenPreloads(files: ScreenFiles): string {
  const call = `guardSinks();load(filesFor(window.screenFiles=${JSON.stringify(files)}))`
  return script([guardSinks, load, filesFor], call)
}

/** The text of a script that loads files for everybody. */
export function filePreloads(files: readonly string[]): string {
  return script([load], `load(${JSON.stringify(files)})`)
}

function script(
  functions: readonly (typeof load | typeof filesFor | typeof guardSinks | typeof fillFrame)[],
  call: string,
): string {
  const text = `(() => {${functions.map(String).join('\n')}\n${call}})()`
  return minifySync(text, { compress: true, mangle: true }).code
}
