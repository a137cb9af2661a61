import { readSession } from '#shared/session/tokens.ts'
import { isLanguage, type Language } from '#shared/lib/language.ts'
import type { Theme } from '#themes/theme.ts'
import { canonicalPath } from '#shared/lib/paths.ts'
import { routeGuard } from './routeGuard.ts'

/** What somebody did in a drawn form before there was code behind it. */
export type Typed = { values: Map<string, string>; focused: string | null }

/** Empties a drawing that its visitor may not see; it has been hidden since before it was read. */
export function dropHiddenDrawing(root: HTMLElement): void {
  const { dataset } = root.ownerDocument.documentElement
  if (!('left' in dataset)) return
  root.replaceChildren()
  delete dataset['left']
}

/** Whether the page came with the very sign-in that its address asks for now. */
export function isDrawnFor(root: HTMLElement, theme: Theme, language: Language): boolean {
  const { dataset, lang } = root.ownerDocument.documentElement
  if (!root.hasChildNodes() || dataset['theme'] !== theme.key || lang !== language) return false
  const { pathname: path, search } = location
  const verdict = routeGuard({ path, search, hasSession: readSession() !== null, hasState: false })
  return 'show' in verdict && (verdict.show === 'login' || canonicalPath(path) === '/login')
}

/** A language chosen in a drawn form, where nothing could answer yet. */
export function languageChosenIn(root: HTMLElement): Language | null {
  const [select] = root.querySelectorAll<HTMLSelectElement>('.ui-language select')
  const isOther = select && select.value !== root.ownerDocument.documentElement.lang
  return isOther && isLanguage(select.value) ? select.value : null
}

export function takeTyped(root: HTMLElement): Typed {
  const inputs = [...root.querySelectorAll<HTMLInputElement>('input[name]')]
  const focused = inputs.find((input) => input === root.ownerDocument.activeElement)
  return { values: new Map(inputs.map(({ name, value }) => [name, value])), focused: focused?.name ?? null }
}

/** Puts it into the form that took the drawing's place, as far as that has the same fields. */
export function putTyped(root: HTMLElement, { values, focused }: Typed): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[name]')) {
    const value = values.get(input.name)
    if (value) input.value = value
    if (input.name === focused) input.focus()
  }
}
