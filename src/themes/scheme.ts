import { lookChoice, onLookChange, schemeOf, type Scheme } from '#shared/browser/look.ts'
import { applyScheme, hasChoiceOfLook } from './applyTheme.ts'
import type { Theme } from './theme.ts'

/** Current scheme of a theme: its own, the user's choice, or the system's (D35). */
export function currentScheme(theme: Theme): Scheme {
  return hasChoiceOfLook(theme) ? schemeOf(lookChoice.read()) : 'dark'
}

/** Applies the chosen scheme now and after each change. */
export function followLook(theme: Theme, doc: Document): void {
  onLookChange(() => applyScheme(theme, currentScheme(theme), doc))
}
