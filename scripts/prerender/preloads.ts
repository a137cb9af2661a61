import { minifySync } from '@swc/core'
import type { FrameTexts } from '../../src/prerender.tsx'

/** Files by chunk name: `console` is for all screens, each other one for one screen. */
export type ScreenFiles = Record<string, readonly string[]>

// These run in the page first, inlined as text, so they must be self-contained.

/** The files of the screen that a tab with a session opens. */
export function filesFor(files: ScreenFiles): readonly string[] {
  try {
    if (sessionStorage.getItem('token') === null) return []
  } catch {
    return []
  }
  const [list = '', record] = location.pathname.toLowerCase().split('/').filter(Boolean)
  const screen = `console-${list || 'home'}`
  const own = record ? `${screen}-${record}-card` : screen
  // A screen with tabs has no list: one chunk has all tabs, and a tab may have another. A record with a chunk beside a
  // list's is no card.
  const chunk = Object.hasOwn(files, screen) && Object.hasOwn(files, own) ? own : `${screen}-card`
  const chunks = ['console', chunk, own]
  return [...new Set(chunks.flatMap((name) => (Object.hasOwn(files, name) ? files[name]! : [])))]
}

/** Preloads files that the portal's code would request later. */
export function load(files: readonly string[]): void {
  for (const file of files) {
    if (file.endsWith('.css')) {
      const sheet = document.createElement('link')
      sheet.rel = 'preload'
      sheet.as = 'style'
      sheet.href = file
      // Only a loaded one may count as loaded.
      sheet.onload = () => {
        sheet.onload = null
        sheet.rel = 'stylesheet'
      }
      document.head.append(sheet)
    } else {
      const script = document.createElement('script')
      script.src = file
      // A failed one must not block the next attempt.
      script.onload = script.onerror = () => script.remove()
      document.head.append(script)
    }
  }
}

type TrustedTypes = {
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => void
}

/**
 * The Trusted Types policy of the page: no markup, and only scripts of the build, because services and uploads share the
 * origin.
 */
export function guardSinks(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL(address) {
      const path = address.startsWith(location.origin) ? address.slice(location.origin.length) : address
      return /^\/assets\/[\w.-]+\.js$/.test(path) ? address : null
    },
  })
}

/** Announces in the current language that the console loads, with the title of a list. */
export function fillFrame(texts: FrameTexts): void {
  const { dataset, lang } = document.documentElement
  if (!dataset['frame']) return
  const { loading, titles } = texts[lang as keyof FrameTexts]
  const frame = document.getElementById('page-frame')!
  frame.querySelector('[role]')!.textContent = loading
  const title = titles[location.pathname.toLowerCase().split('/')[1]!] ?? ''
  for (const heading of frame.querySelectorAll('h1')) heading.textContent = title
}

/** The script after the frame of the console. */
export function frameFilling(texts: FrameTexts): string {
  return script([fillFrame], `fillFrame(${JSON.stringify(texts)})`)
}

/**
 * The page's first script: its policy, and the preloads of a tab with a session. The portal reads file names from
 * `screenFiles` to prefetch.
 */
export function screenPreloads(files: ScreenFiles): string {
  const call = `guardSinks();load(filesFor(window.screenFiles=${JSON.stringify(files)}))`
  return script([guardSinks, load, filesFor], call)
}

function script(
  functions: readonly (typeof load | typeof filesFor | typeof guardSinks | typeof fillFrame)[],
  call: string,
): string {
  const text = `(() => {${functions.map(String).join('\n')}\n${call}})()`
  return minifySync(text, { compress: true, mangle: true }).code
}
