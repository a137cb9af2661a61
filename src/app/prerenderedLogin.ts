import { isLanguage, type Language } from '#shared/texts/language.ts'
import { canonicalPath } from '#shared/address/paths.ts'
import { readSession } from '#shared/session/tokens.ts'
import type { Theme } from '#themes/theme.ts'
import { routeGuard } from './routeGuard.ts'

/** Values typed into the prerendered form before hydration. */
type Typed = { inputs: HTMLInputElement[]; focused: HTMLInputElement | undefined }

/** Removes a prerendered form that the page's inline script has hidden. */
export function removeHiddenPrerender(root: HTMLElement): void {
  const { dataset } = root.ownerDocument.documentElement
  if (!('left' in dataset)) return
  root.replaceChildren()
  delete dataset['left']
}

/** True if the prerendered sign-in fits address, theme and language. */
export function isPrerenderedFor(root: HTMLElement, theme: Theme, language: Language): boolean {
  const { dataset, lang } = root.ownerDocument.documentElement
  if (!root.hasChildNodes() || dataset['theme'] !== theme.key || lang !== language) return false
  const { pathname: path, search } = location
  const verdict = routeGuard({ path, search, hasSession: readSession() !== null, hasState: false })
  return 'show' in verdict && (verdict.show === 'login' || canonicalPath(path) === '/login')
}

/** The language chosen in the prerendered form before hydration. */
export function languageChosenIn(root: HTMLElement): Language | null {
  const [select] = root.querySelectorAll<HTMLSelectElement>('.ui-language select')
  const isOther = select && select.value !== root.ownerDocument.documentElement.lang
  return isOther && isLanguage(select.value) ? select.value : null
}

export function readTyped(root: HTMLElement): Typed {
  const inputs = [...root.querySelectorAll<HTMLInputElement>('input[name]')]
  return { inputs, focused: inputs.find((input) => input === root.ownerDocument.activeElement) }
}

/** Copies the values into the fields of the same name in the replaced form. */
export function restoreTyped(root: HTMLElement, { inputs, focused }: Typed): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[name]')) {
    const value = inputs.find(({ name }) => name === input.name)?.value
    if (value) {
      // Like typing; an assigned value would not reach the form.
      input.setRangeText(value, 0, input.value.length, 'end')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (input.name === focused?.name) input.focus()
  }
}

/** Restores typed values after React re-renders a form that an extension has changed. */
export function restoreOnMismatch(root: HTMLElement): (error: unknown) => void {
  const typed = readTyped(root)
  let isRestored = false
  return (error) => {
    reportError(error)
    if (isRestored || typed.inputs.some(({ isConnected }) => isConnected)) return
    isRestored = true
    restoreTyped(root, typed)
  }
}
