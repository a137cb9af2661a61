import { lookChoice, onLookChange, schemeOf, type Scheme } from '#shared/browser/look.ts'
import { applyScheme, hasChoiceOfLook } from './applyTheme.ts'
import type { Theme } from './theme.ts'

/** The scheme that a theme has now: its own, or what was chosen, or what the system wishes (D35). */
export function currentScheme(theme: Theme): Scheme {
  return hasChoiceOfLook(theme) ? schemeOf(lookChoice.read()) : 'dark'
}

/** Keeps the page in the scheme that is wished from now on. */
export function followLook(theme: Theme, doc: Document): void {
  onLookChange(() => applyScheme(theme, currentScheme(theme), doc))
}
