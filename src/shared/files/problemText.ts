import { numeral } from '#shared/format/numeral.ts'
import { serverText } from '#shared/texts/serverText.ts'
import type { Translate } from '#shared/texts/Translate.ts'
import { fileVersion, type FileProblem } from './recordFile.ts'

/** Why a file cannot be read, in a sentence. */
export function problemText(problem: FileProblem, t: Translate<'files'>): string {
  switch (problem.code) {
    case 'broken':
    case 'cut':
    case 'tooDeep':
      return t(`problems.${problem.code}`, { line: problem.line, column: problem.column })
    case 'notUnicode':
      return t('problems.notUnicode', { line: problem.line })
    case 'later':
      return t('problems.later', { version: problem.version, known: fileVersion })
    case 'otherKind':
      return t(`otherKind.${problem.kind}`)
    case 'shape':
      return t('problems.shape', { place: serverText(problem.place) ?? '' })
    case 'cyclic':
    case 'lost':
    case 'doubled':
      return t(`problems.${problem.code}`, { name: serverText(problem.name) ?? '—' })
    case 'tooMuch':
      return t('problems.tooMuch', { items: numeral(problem.items), levels: problem.levels })
    default:
      return t(`problems.${problem.code}`)
  }
}
