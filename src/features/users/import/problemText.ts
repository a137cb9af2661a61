import { textProblem } from '#shared/fields/textRules.ts'
import { numeral } from '#shared/format/numeral.ts'
import type { Translate } from '#shared/texts/Translate.ts'
import type { CellProblem, ImportField, ImportRow } from './importRow.ts'
import type { ProblemGroup } from './repairs/problemGroup.ts'

export type ImportTexts = Translate<['userImport', 'userCard', 'common']>

/** How a column is called, as on the card. */
export function fieldName(field: ImportField, t: ImportTexts): string {
  return field === 'companies' || field === 'roles'
    ? t(`userImport:fields.${field}`)
    : t(`userCard:fields.${field}`)
}

/** What is wrong, in the words of the card where the rule is the card's. */
export function problemText({ code, values = {} }: Omit<CellProblem, 'field'>, t: ImportTexts): string {
  switch (code) {
    case 'tooLong':
      return t('common:max', { max: values.max! })
    case 'emailFormat':
      return t('common:emailFormat')
    case 'lettersOnly':
    case 'userNameFormat':
    case 'documentNumeric':
    case 'documentAlphanumeric':
    case 'emailCharacters':
    case 'phoneLetters':
    case 'phoneForeign':
      return t(`userCard:problems.${code}`)
    default:
      return textProblem(code) ?? t(`userImport:problems.${code as 'unknown'}`, values as never)
  }
}

/** All that is wrong with a row in one line: the first of it, and how much more there is. */
export function rowText({ problems }: ImportRow, t: ImportTexts): string {
  const [first] = problems
  if (!first) return ''
  const text = problemText(first, t)
  const problem = first.field === null ? text : `${fieldName(first.field, t)}: ${text}`
  return problems.length === 1 ? problem : t('userImport:moreWrong', { problem, count: problems.length - 1 })
}

const counted = new Set(['documentWithoutType', 'grouped', 'blanks', 'accents', 'phoneCountry', 'unknown'])

/** '12 documentos sin tipo'. */
export function groupText({ field, code, values, ats }: ProblemGroup, t: ImportTexts): string {
  const count = ats.length
  const number = numeral(count)
  const name = field === null ? '' : fieldName(field, t)
  if (counted.has(code))
    return t(`userImport:group.${code as 'unknown'}`, { ...values, count, number, field: name } as never)
  const text = groupProblem({ code, values }, t)
  return t('userImport:group.other', { count, number, problem: name === '' ? text : `${name}: ${text}` })
}

/** What the problems of a group have in common; which lines or cells it is about is its rows' own. */
function groupProblem(problem: Omit<CellProblem, 'field'>, t: ImportTexts): string {
  switch (problem.code) {
    case 'userNameTwice':
    case 'emailTwice':
    case 'moreCells':
      return t(`userImport:shared.${problem.code}`)
    default:
      return problemText(problem, t)
  }
}
