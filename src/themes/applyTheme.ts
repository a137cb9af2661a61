import type { Scheme } from '#shared/browser/look.ts'
import { darkColors } from './darkColors.ts'
import type { Theme } from './theme.ts'

/** The CSS variables of a theme, ready for a style sheet or an element: `--brand-strong` → `#01565e`. */
export function themeStyle(theme: Theme, scheme: Scheme): Record<string, string> {
  const colors = scheme === 'dark' && hasChoiceOfLook(theme) ? darkColors(theme.colors) : theme.colors
  return Object.fromEntries(
    Object.entries(colors).map(([name, value]) => [`--${name.replace(/[A-Z]/g, dashed)}`, value]),
  )
}

/** False for themes of the deep layout, which are always dark. */
export function hasChoiceOfLook({ layout }: Theme): boolean {
  return layout !== 'deep'
}

/** Colour of the browser's frame (`theme-color`). */
export function frameColor(theme: Theme, scheme: Scheme): string {
  return theme.layout === 'certificate' && scheme === 'light'
    ? theme.colors.brandFaint
    : theme.colors.brandDeep
}

/** Sets title, favicon and colours of the theme (PRD-11 to PRD-13). */
export function applyTheme(theme: Theme, scheme: Scheme, doc: Document): void {
  doc.documentElement.dataset['theme'] = theme.key
  doc.documentElement.dataset['layout'] = theme.layout
  doc.title = theme.title
  headElement(doc, 'link', 'rel', 'icon').setAttribute('href', theme.icon)
  applyScheme(theme, scheme, doc)
}

/** Sets the colours of the theme, light or dark. */
export function applyScheme(theme: Theme, scheme: Scheme, doc: Document): void {
  const root = doc.documentElement
  for (const [name, value] of Object.entries(themeStyle(theme, scheme))) root.style.setProperty(name, value)
  root.style.colorScheme = scheme
  root.dataset['scheme'] = scheme
  headElement(doc, 'meta', 'name', 'theme-color').setAttribute('content', frameColor(theme, scheme))
}

function headElement(doc: Document, tag: string, attribute: string, value: string): Element {
  const present = doc.head.querySelector(`${tag}[${attribute}="${value}"]`)
  if (present) return present
  const created = doc.createElement(tag)
  created.setAttribute(attribute, value)
  doc.head.append(created)
  return created
}

function dashed(letter: string): string {
  return `-${letter.toLowerCase()}`
}
