import type { Messages } from '@lingui/core'
import { numeral } from '#shared/format/numeral.ts'

/** Texts by key, in nested groups. */
export type Texts = { readonly [key: string]: string | Texts }

type Compiled = Exclude<Messages[string], string>

/** Name of the value that selects a plural form; no placeholder can have it. */
const formOfCount = '#'

/**
 * Compiles texts to Lingui's messages: `{{name}}` is a placeholder, `days_one` and `days_other` are plural forms of
 * `days` for a `count`.
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
 * Adds the plural form of `count` and its `number` as text to the values of a text. Lingui's own plural also formats the number, and loading the
 * data of `Intl.NumberFormat` blocks the page for 20 ms.
 */
export function withForm(language: string, values: Values): Values {
  const { count } = values
  if (count === undefined) return values
  const form = (rules[language] ??= new Intl.PluralRules(language)).select(+count)
  return { number: numeral(+count), ...values, [formOfCount]: form }
}
