import type { Messages } from '@lingui/core'

/** Texts by key, groups of them by name. */
export type Texts = { readonly [key: string]: string | Texts }

type Compiled = Exclude<Messages[string], string>

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
      messages[before + plural] = [['count', 'plural', forms]]
    }
  }
  return messages
}

function compileText(text: string): Compiled {
  return text.split(/\{\{(\w+)\}\}/).map((part, at) => (at % 2 === 0 ? part : [part]))
}
