import { wordChoice } from './choice.ts'

/** Choices of the colour scheme; `system` follows the system (D35). */
export const looks = ['system', 'light', 'dark'] as const
type Look = (typeof looks)[number]
export type Scheme = 'light' | 'dark'

/** Also read by the page's inline script, see `schemeScript`. */
const lookKey = 'look'

const systemIsDark = '(prefers-color-scheme: dark)'

/** Any other stored value means `system`. */
export const lookChoice = wordChoice(lookKey, looks)

export function schemeOf(look: Look): Scheme {
  if (look !== 'system') return look
  return globalThis.matchMedia?.(systemIsDark).matches ? 'dark' : 'light'
}

/** Subscribes to changes of the choice in any tab and of the system's scheme; returns the unsubscribe function. */
export function onLookChange(changed: () => void): () => void {
  const system = globalThis.matchMedia?.(systemIsDark)
  const stop = lookChoice.onChange(changed)
  system?.addEventListener('change', changed)
  return () => {
    stop()
    system?.removeEventListener('change', changed)
  }
}

/** Inline script that marks the page dark before the first paint, by the rules of `lookChoice` and `schemeOf`. */
export const schemeScript =
  `try{const l=localStorage.getItem('${lookKey}');` +
  `if(l==='dark'||l!=='light'&&matchMedia('${systemIsDark}').matches)` +
  `document.documentElement.dataset.scheme='dark'}catch{}`
