import type { Language } from '#shared/texts/language.ts'

/** What is written beside each row of the file that comes back, in each language. */
const headings = {
  es: ['Importación: resultado', 'Importación: código', 'Importación: motivo', 'Importación: referencia'],
  en: ['Import: result', 'Import: code', 'Import: reason', 'Import: reference'],
  pt: ['Importação: resultado', 'Importação: código', 'Importação: motivo', 'Importação: referência'],
} as const satisfies Record<Language, readonly string[]>

/** Result, code, reason and reference, in the language in force. */
export function outcomeHeadings(language: Language): readonly string[] {
  return headings[language]
}

const known = new Set(
  Object.values(headings)
    .flat()
    .map((heading) => heading.toLowerCase()),
)

/** Whether a column of a file says what became of its rows in an import before: it is left aside. */
export function isOutcomeHeading(heading: string): boolean {
  return known.has(heading.trim().toLowerCase())
}
