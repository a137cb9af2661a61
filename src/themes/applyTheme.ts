import type { Theme } from './theme.ts'

/** The CSS variables of a theme, ready for a style sheet or an element: `--brand-strong` → `#01565e`. */
export function themeStyle(theme: Theme): Record<string, string> {
  return Object.fromEntries(
    Object.entries(theme.colors).map(([name, value]) => [`--${name.replace(/[A-Z]/g, dashed)}`, value]),
  )
}

/** Which set of neutral colours goes with the theme. */
export function themeScheme(theme: Theme): 'light' | 'dark' {
  return theme.layout === 'dark' ? 'dark' : 'light'
}

/** Colour of the browser's own frame around the page. */
export function frameColor(theme: Theme): string {
  return theme.layout === 'certificate' ? theme.colors.brandFaint : theme.colors.brandDeep
}

/** Gives the page the title, favicon and colours of the theme (PRD-11 to PRD-13). */
export function applyTheme(theme: Theme, doc: Document): void {
  const root = doc.documentElement
  for (const [name, value] of Object.entries(themeStyle(theme))) root.style.setProperty(name, value)
  root.style.colorScheme = themeScheme(theme)
  root.dataset['theme'] = theme.key
  root.dataset['layout'] = theme.layout
  root.dataset['scheme'] = themeScheme(theme)
  doc.title = theme.title
  headElement(doc, 'link', 'rel', 'icon').setAttribute('href', theme.icon)
  headElement(doc, 'meta', 'name', 'theme-color').setAttribute('content', frameColor(theme))
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
