import type { Messages } from '@lingui/core'

/** Texts by key, groups of them by name. */
export type Texts = { readonly [key: string]: string | Texts }

type Compiled = Exclude<Messages[string], string>

/** Names the value that chooses among the forms of a text; no place of a text can be called so. */
const formOfCount = '#'

/**
 * Our texts in the form that Lingui compiles its own to: `{{name}}` is a place, and `days_one` and `days_other` are
 * forms of `days` for a `count`.
 */
export function compileTexts(texts: Texts, before: string): Messages {
  const messages: Messages = {}
  const plurals: Record<string, Record<string, Compiled>> = {}
  for (const [key, text] of Object.entries(texts)) {
    const [, plural, form] = /^(.+)_(one|many|other)$/.exec(key) ?? []
    if (typeof text !== 'string') Object.assign(messages, compileTexts(text, `${before}${key}.`))
    else if (plural === undefined || form === undefined) messages[before + key] = compileText(text)
    else {
      const forms = (plurals[plural] ??= {})
      forms[form] = compileText(text)
      messages[before + plural] = [[formOfCount, 'select', forms]]
    }
  }
  return messages
}

function compileText(text: string): Compiled {
  return text.split(/\{\{(\w+)\}\}/).map((part, at) => (at % 2 === 0 ? part : [part]))
}

export type Values = Readonly<Record<string, string | number>>

const rules: Record<string, Intl.PluralRules> = {}

/**
 * Values of a compiled text, with the form that their `count` takes. Lingui's own plural formats the number too, and
 * `Intl.NumberFormat` holds the page up for 20 ms and more while it loads its data.
 */
export function withForm(language: string, values: Values): Values {
  const { count } = values
  if (count === undefined) return values
  return { ...values, [formOfCount]: (rules[language] ??= new Intl.PluralRules(language)).select(+count) }
}
