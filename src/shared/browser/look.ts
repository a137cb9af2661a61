import { localStore } from './storage.ts'

/** How the portal looks: as the system wishes, or as chosen (D35). */
export const looks = ['system', 'light', 'dark'] as const
export type Look = (typeof looks)[number]
export type Scheme = 'light' | 'dark'

/** Also read by the page itself before its first paint: see `schemeScript`. */
export const lookKey = 'look'

const choices = new EventTarget()
const systemIsDark = '(prefers-color-scheme: dark)'

function isLook(value: unknown): value is Look {
  return looks.includes(value as Look)
}

/** What was chosen in this browser; anything else is the system's wish. */
export function storedLook(): Look {
  const stored = localStore.get(lookKey)
  return isLook(stored) ? stored : 'system'
}

export function chooseLook(look: Look): void {
  if (look === 'system') localStore.remove(lookKey)
  else localStore.set(lookKey, look)
  choices.dispatchEvent(new Event('change'))
}

export function schemeOf(look: Look): Scheme {
  if (look !== 'system') return look
  return globalThis.matchMedia?.(systemIsDark).matches ? 'dark' : 'light'
}

/** Calls back when a choice is made, here or in another tab, or the system changes its wish; answers how to stop. */
export function onLookChange(changed: () => void): () => void {
  const system = globalThis.matchMedia?.(systemIsDark)
  const otherTab = ({ key }: StorageEvent): void => {
    if (key === lookKey || key === null) changed()
  }
  choices.addEventListener('change', changed)
  system?.addEventListener('change', changed)
  globalThis.addEventListener('storage', otherTab)
  return () => {
    choices.removeEventListener('change', changed)
    system?.removeEventListener('change', changed)
    globalThis.removeEventListener('storage', otherTab)
  }
}

/** For the head of a page: marks it dark before anything is painted, by the rules of `storedLook` and `schemeOf`. */
export const schemeScript =
  `try{const l=localStorage.getItem('${lookKey}');` +
  `if(l==='dark'||l!=='light'&&matchMedia('${systemIsDark}').matches)` +
  `document.documentElement.dataset.scheme='dark'}catch{}`
