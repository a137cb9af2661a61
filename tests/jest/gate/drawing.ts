import type { Catalogue } from './texts.ts'

/** Hosts of other sites, which are no text of any language. */
const host = /<span class="external-host"[^>]*>[^<]*<\/span>/g

/** Everything that a person reads or hears of a drawing: texts, names, tooltips, descriptions of pictures. */
export function textsOf(markup: string): string[] {
  const spoken = [...markup.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]+)"/g)].map(
    ([, text]) => text!,
  )
  const written = markup
    .replaceAll(host, '')
    .replaceAll(/<svg.*?<\/svg>|<!--.*?-->/gs, '<>')
    .split(/<[^>]*>/)
  return [...written, ...spoken].map((text) => decoded(text).trim()).filter((text) => /\p{L}/u.test(text))
}

function decoded(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return text.replaceAll(/&(#?\w+);/g, (entity, name: string) => signs[name] ?? entity)
}

/** Tells texts of a catalogue, their places filled in with anything, from all others. */
export function knownBy(catalogue: Catalogue): (text: string) => boolean {
  const plain = new Set<string>()
  const filled: RegExp[] = []
  for (const text of catalogue.values()) {
    if (text.includes('{{')) filled.push(patternOf(text))
    else plain.add(text)
  }
  return (text) => plain.has(text) || filled.some((pattern) => pattern.test(text))
}

function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`, 's')
}

/** Addresses of the pictures of a drawing. */
export function picturesOf(markup: string): string[] {
  return [...markup.matchAll(/<img\b[^>]*\ssrc="([^"]*)"/g)].map(([, address]) => address!)
}

/** Whether a picture shows anything: an SVG with a shape in it. */
export function isPicture(svg: string): boolean {
  return (
    /^<svg\b[^>]*\sviewBox="[^"]+"/.test(svg) && /<(?:path|circle|ellipse|rect|polygon|use|line)\b/.test(svg)
  )
}

const announcing = /<(h1|p|div)\b[^>]*(?:tabindex="-1"|role="status")[^>]*>(.*?)<\/\1>/gs

/** Whether a heading or an announcement says which screen this is. */
function namesItself(markup: string): boolean {
  return [...markup.matchAll(announcing)].some(([, , inside]) => textsOf(inside!).length > 0)
}

/** A screen as it was drawn for a theme in a language. */
export type Drawing = {
  markup: string
  /** Whether the product has the screen. */
  isShown: boolean
  theme: { key: string; layout: string; productName: string; pictures: readonly string[] }
}

export type Known = {
  /** A text of the current catalogue, or a name that services send. */
  isKnown: (text: string) => boolean
  /** What stands at an address, null for nothing. */
  read: (address: string) => string | null
}

/** What is wrong with a drawing, in words. */
export function problemsOf({ markup, isShown, theme }: Drawing, { isKnown, read }: Known): string[] {
  const texts = textsOf(markup)
  if (!isShown) return texts.length > 0 ? ['is there, though the product has no such screen'] : []
  if (texts.length === 0) return ['shows nothing']
  const pictures = picturesOf(markup)
  const foreign = texts.filter((text) => text !== theme.productName && !isKnown(text))
  return [
    ...(namesItself(markup) ? [] : ['does not say which screen it is']),
    ...(markup.includes(`data-layout="${theme.layout}"`) ? [] : ['is not drawn in the layout of its theme']),
    ...(markup.includes(`alt="${theme.productName}"`) ? [] : ['does not name its product']),
    ...foreign.map((text) => `says '${text}', which is no text of the language`),
    ...theme.pictures.filter((address) => !pictures.includes(address)).map((address) => `lacks ${address}`),
    ...pictures
      .filter((address) => !isPicture(read(address) ?? ''))
      .map((address) => `shows nothing at ${address}`),
  ]
}
