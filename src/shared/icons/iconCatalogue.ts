import a from './catalogue/a.json'
import b from './catalogue/b.json'
import c from './catalogue/c.json'
import d from './catalogue/d.json'
import e from './catalogue/e.json'
import f from './catalogue/f.json'
import g from './catalogue/g.json'
import h from './catalogue/h.json'
import i from './catalogue/i.json'
import k from './catalogue/k.json'
import l from './catalogue/l.json'
import m from './catalogue/m.json'
import n from './catalogue/n.json'
import o from './catalogue/o.json'
import p from './catalogue/p.json'
import q from './catalogue/q.json'
import r from './catalogue/r.json'
import s from './catalogue/s.json'
import t from './catalogue/t.json'
import u from './catalogue/u.json'
import v from './catalogue/v.json'
import w from './catalogue/w.json'
import z from './catalogue/z.json'
import { compareTexts } from '#shared/texts/compareTexts.ts'
import { foldText } from '#shared/texts/foldText.ts'
import type { Language } from '#shared/texts/language.ts'
import { addShapes } from './iconShapes.ts'
import en from './words/en.json'
import es from './words/es.json'
import pt from './words/pt.json'

/** An icon of the picker: its stored name, its label and its search text. */
export type CatalogueIcon = {
  name: string
  label: Record<Language, string>
  /** The name and the words of all languages, folded, each after a `|`. */
  found: string
}

// The shell shows a picked icon at once; `loadMenuShapes` loads the rest of the catalogue.
for (const shard of [a, b, c, d, e, f, g, h, i, k, l, m, n, o, p, q, r, s, t, u, v, w, z]) addShapes(shard)

type Words = Readonly<Record<string, string>>
const words: Record<Language, Words> = { es, en, pt }

/** Icons of the picker, sorted by their Spanish names (D14). */
export const catalogueIcons: readonly CatalogueIcon[] = Object.keys(es)
  .map((name) => ({
    name,
    label: { es: labelOf(name, es), en: labelOf(name, en), pt: labelOf(name, pt) },
    found: ['', name, name.replaceAll('_', ' '), ...Object.values(words).map((one) => one[name] ?? '')]
      .flatMap((text) => text.split(', ').map(foldText))
      .join('|'),
  }))
  .sort((one, other) => compareTexts(one.label.es, other.label.es))

/** The first word, capitalised. */
function labelOf(name: string, of: Words): string {
  const [first = ''] = (of[name] ?? '').split(', ')
  return first.charAt(0).toUpperCase() + first.slice(1)
}
