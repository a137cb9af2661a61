import type { Company } from '#contracts/companies.ts'
import { userLimits } from '#contracts/users.ts'
import type { Difference } from '#shared/changes/change.ts'
import { textProblem, type TextProblem } from '#shared/fields/textRules.ts'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import type { Translate } from '#shared/texts/Translate.ts'
import {
  type Choices,
  emptyForm,
  type FieldProblem,
  fieldText,
  userFields,
  type UserForm,
} from '../usersParts.ts'
import type { ImportRow } from '../importRow.ts'
import { newSets, type PersonChange } from './personChange.ts'
import type { Verdict, Wrong } from './verdict.ts'

type Texts = Translate<['importRun', 'userCard', 'common']>

/** How a row is named: by its person, as far as the file says who that is. */
export function nameOfRow({ values: { fields }, line }: ImportRow, t: Translate<['importRun']>): string {
  const { names = '', surnames = '', userName = '', email = '' } = fields
  const known = [`${names} ${surnames}`.trim(), userName || email].filter((part) => part !== '')
  return known.length > 0 ? known.join(' · ') : t('importRun:line', { line })
}

/** What is said of a row beside its name: why it is not sent, or each value that it changes, before and after. */
export function aboutRow(row: ImportRow, verdict: Verdict, words: WordsFor): string {
  if (verdict.kind === 'wrong') return wrongText(verdict.reasons[0]!, words.t)
  if (verdict.kind !== 'change') return ''
  return differencesOf(row, verdict, words)
    .map(({ label, before, after }) => `${label}: ${before === '' ? '' : `${before} → `}${after}`)
    .join('; ')
}

export type WordsFor = { choices: Choices; companies: readonly Company[]; t: Texts }

/** What a row would do, field by field; the companies and roles that are added. */
export function differencesOf({ values }: ImportRow, verdict: Verdict, words: WordsFor): Difference[] {
  if (verdict.kind === 'change') return changeWords(verdict.change, {}, words)
  if (verdict.kind === 'same') return []
  const fields = userFields.flatMap((field) => {
    const after = values.fields[field] ?? ''
    return after === '' ? [] : [{ field, before: '', after }]
  })
  return changeWords({ fields, ...newSets(values) }, values.fields, words)
}

function changeWords(
  { fields, principal, companies, roles }: PersonChange,
  around: Partial<UserForm>,
  { choices, companies: all, t }: WordsFor,
): Difference[] {
  const side = (which: 'before' | 'after'): UserForm => ({
    ...emptyForm,
    ...around,
    ...Object.fromEntries(fields.map((one) => [one.field, one[which]])),
  })
  const [before, after] = [side('before'), side('after')]
  const nameOf = (id: number): string => all.find((one) => one.id === id)?.name ?? String(id)
  return [
    ...fields.map(({ field, before: was }) => ({
      label: t(`userCard:fields.${field}`),
      before: was === '' ? '' : fieldText(field, before, choices, t),
      after: fieldText(field, after, choices, t),
    })),
    ...(principal === null ? [] : [{ label: t('userCard:principal'), before: '', after: nameOf(principal) }]),
    ...companies.map((id) => ({
      label: t('userCard:company', { name: nameOf(id) }),
      before: t('userCard:unassigned'),
      after: t('userCard:assigned'),
    })),
    ...roles.map((name) => ({
      label: t('userCard:role', { name }),
      before: t('userCard:roleUnassigned'),
      after: t('userCard:roleAssigned'),
    })),
  ]
}

/** Why a row is not sent, in a sentence. */
export function wrongText(wrong: Wrong, t: Texts): string {
  switch (wrong.code) {
    case 'lacks':
      return t('importRun:wrong.lacks', {
        fields: namesInWords(wrong.fields.map((field) => t(`userCard:fields.${field}`))),
      })
    case 'field':
      return t('importRun:wrong.field', {
        field: t(`userCard:fields.${wrong.field}`),
        problem: problemText(wrong.problem as FieldProblem, t),
      })
    case 'roleGone':
      return t('importRun:wrong.roleGone', { name: wrong.name })
    default:
      return t(`importRun:wrong.${wrong.code}`)
  }
}

function problemText(problem: FieldProblem, t: Texts): string {
  if (problem === 'documentTooLong')
    return t('userCard:problems.documentTooLong', { max: userLimits.document })
  if (problem === 'emailFormat') return t('common:emailFormat')
  if (problem === 'taken') return t('userCard:problems.emailTaken')
  return textProblem(problem) ?? t(`userCard:problems.${problem as Exclude<typeof problem, TextProblem>}`)
}
