import type { ImportTable } from '../importRow.ts'

export type Delimiter = ImportTable['delimiter']

const delimiters: readonly Delimiter[] = [';', ',', '\t']

/** What stands most often between the words of the first line that says something; null where nothing does. */
export function findDelimiter(text: string): Delimiter | null {
  const line = outsideQuotes(text.trimStart())
  const counted = delimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length - 1 }))
  const most = counted.reduce((best, one) => (one.count > best.count ? one : best))
  return most.count === 0 ? null : most.delimiter
}

/** The first line without what is quoted in it. */
function outsideQuotes(text: string): string {
  let line = ''
  let isQuoted = false
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && (character === '\n' || character === '\r')) break
    else if (!isQuoted) line += character
  }
  return line
}
