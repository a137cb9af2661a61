import { textProblem } from '#shared/fields/textRules.ts'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import type { Translate } from '#shared/texts/Translate.ts'
import '../card/texts.ts'
import type { ImportField, ImportRow, Problem } from './importRow.ts'
import type { ProblemGroup } from './repairs.ts'
import './texts.ts'

export type ImportTexts = Translate<['userImport', 'userCard', 'common']>

/** How a column is called, as on the card. */
export function fieldName(field: ImportField, t: ImportTexts): string {
  return field === 'companies' || field === 'roles'
    ? t(`userImport:fields.${field}`)
    : t(`userCard:fields.${field}`)
}

const ofCard = [
  'lettersOnly',
  'userNameFormat',
  'documentNumeric',
  'documentAlphanumeric',
  'emailCharacters',
  'phoneLetters',
  'phoneForeign',
] as const

/** What is wrong, in the words of the card where the rule is the card's. */
export function problemText({ code, values = {} }: Pick<Problem, 'code' | 'values'>, t: ImportTexts): string {
  const cardCode = ofCard.find((one) => one === code)
  if (cardCode) return t(`userCard:problems.${cardCode}`)
  if (code === 'tooLong') return t('common:max', { max: values['max']! })
  if (code === 'emailFormat') return t('common:emailFormat')
  if (code === 'lacks') {
    const fields = String(values['fields']).split(' ') as ImportField[]
    return t('userImport:problems.lacks', { fields: namesInWords(fields.map((one) => fieldName(one, t))) })
  }
  return textProblem(code) ?? t(`userImport:problems.${code as 'unknown'}`, values as never)
}

/** With the field that it is about. */
export function problemLine(problem: Problem, t: ImportTexts): string {
  return named(problem.field, problemText(problem, t), t)
}

function named(field: ImportField | null, text: string, t: ImportTexts): string {
  return field === null ? text : `${fieldName(field, t)}: ${text}`
}

/** All that is wrong with a row in one line: the first of it, and how much more there is. */
export function rowText({ problems }: ImportRow, t: ImportTexts): string {
  const [first] = problems
  if (!first) return ''
  const problem = problemLine(first, t)
  return problems.length === 1 ? problem : t('userImport:moreWrong', { problem, count: problems.length - 1 })
}

const counted = new Set(['documentWithoutType', 'grouped', 'blanks', 'accents', 'phoneCountry', 'unknown'])
/** Which lines or cells they are about is their rows' own. */
const shared = ['userNameTwice', 'emailTwice', 'moreCells'] as const

/** '12 documentos sin tipo'. */
export function groupText({ field, code, values, ats }: ProblemGroup, t: ImportTexts): string {
  const count = ats.length
  if (counted.has(code)) {
    const name = field === null ? '' : fieldName(field, t)
    return t(`userImport:group.${code as 'unknown'}`, { ...values, count, field: name } as never)
  }
  const sharedCode = shared.find((one) => one === code)
  const text = sharedCode ? t(`userImport:shared.${sharedCode}`) : problemText({ code, values }, t)
  return t('userImport:group.other', { count, problem: named(field, text, t) })
}
