import type { Catalogue } from './texts.ts'

/** The texts that the rows of a requirements document quote, without what follows as a remark after the source. */
export function quotedTexts(document: string): string[] {
  const rows = document.match(/^- `[A-Z]{3}-\d+`.*$/gm) ?? []
  const quotes = rows.flatMap((row) => [...row.replace(/\{§.*$/, '').matchAll(/(?<!\p{L})'([^']+)'/gu)])
  return [...new Set(quotes.map(([, text]) => text!))]
}

/** Quoted texts that no text of the catalogue contains letter for letter; a placeholder matches any value. */
export function unknownTexts(quotes: readonly string[], catalogue: Catalogue): string[] {
  const texts = [...catalogue.values()]
  // A text that is little but places would say everything.
  const patterns = texts.filter((text) => text.includes('{{') && wordsOf(text).length > 1).map(patternOf)
  const isText = (quote: string): boolean =>
    texts.some((text) => text.includes(quote)) || patterns.some((pattern) => pattern.test(quote))
  return quotes.filter((quote) => !alternatives(quote).every(isText))
}

/** 'activo/inactivo' and ':min' are the document's ways to write two texts and a place. */
function alternatives(quote: string): string[] {
  const text = quote.replaceAll(/:(min|max|attribute)\b/g, '{{$1}}')
  const choice = /(\p{L}+)\/(\p{L}+)/u.exec(text)
  return choice ? [choice[1]!, choice[2]!].map((word) => text.replace(choice[0], word)) : [text]
}

function wordsOf(text: string): readonly string[] {
  return text.replaceAll(/\{\{\w+\}\}/g, ' ').match(/\p{L}+/gu) ?? []
}

function patternOf(text: string): RegExp {
  const literal = text.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literal.join('.+')}$`, 'u')
}

/** Spanish texts with a word that only English has. */
export function englishTexts(catalogue: Catalogue): string[] {
  const onlyEnglish =
    /\b(?:the|of|and|is|are|not|your|with|for|please|save|cancel|occurred|delete|edit|user|search|role|signing)\b/i
  return [...catalogue.values()].filter((text) => onlyEnglish.test(wordsOf(text).join(' ')))
}
