import { wordChoice } from './choice.ts'

/** How the portal looks: as the system wishes, or as chosen (D35). */
export const looks = ['system', 'light', 'dark'] as const
export type Look = (typeof looks)[number]
export type Scheme = 'light' | 'dark'

/** Also read by the page itself before its first paint: see `schemeScript`. */
export const lookKey = 'look'

const systemIsDark = '(prefers-color-scheme: dark)'

/** Anything else is the system's wish. */
export const lookChoice = wordChoice(lookKey, looks)

export function schemeOf(look: Look): Scheme {
  if (look !== 'system') return look
  return globalThis.matchMedia?.(systemIsDark).matches ? 'dark' : 'light'
}

/** Calls back when a choice is made, here or in another tab, or the system changes its wish; answers how to stop. */
export function onLookChange(changed: () => void): () => void {
  const system = globalThis.matchMedia?.(systemIsDark)
  const stop = lookChoice.onChange(changed)
  system?.addEventListener('change', changed)
  return () => {
    stop()
    system?.removeEventListener('change', changed)
  }
}

/** For the head of a page: marks it dark before anything is painted, by the rules of `lookChoice` and `schemeOf`. */
export const schemeScript =
  `try{const l=localStorage.getItem('${lookKey}');` +
  `if(l==='dark'||l!=='light'&&matchMedia('${systemIsDark}').matches)` +
  `document.documentElement.dataset.scheme='dark'}catch{}`
