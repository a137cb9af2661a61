import type { Company } from '#contracts/companies.ts'
import { doneReference, reference } from '#shared/api/apiError.ts'
import { callProblemText } from '#shared/api/write.ts'
import type { Difference } from '#shared/changes/change.ts'
import { toCsv } from '#shared/format/csv.ts'
import { i18n } from '#shared/texts/i18n.ts'
import type { Translate } from '#shared/texts/Translate.ts'
import { fieldText, type Choices } from '../card/useChoices.ts'
import { emptyForm } from '../card/form.ts'
import { isOutcomeHeading, outcomeHeadings } from './columns.ts'
import { resultOf, type ImportRow, type ImportTable, type Problem, type TriedRow } from './importRow.ts'
import './runTexts.ts'
import { problemLine } from './problemText.ts'
import { changeOfNew, formAfter } from './user.ts'

type RunTexts = Translate<['importRun', 'userImport', 'userCard', 'common']>
type WordsFor = { choices: Choices; companies: readonly Company[]; t: RunTexts }

/** The name of a row: its user as far as the file names them, else its line. */
export function nameOfRow({ values: { fields }, line }: ImportRow, t: Translate<['importRun']>): string {
  const { names = '', surnames = '', userName = '', email = '' } = fields
  const known = [`${names} ${surnames}`.trim(), userName || email].filter((part) => part !== '')
  return known.length > 0 ? known.join(' · ') : t('importRun:line', { line })
}

/** The text beside the name of a row: why it is not sent, or each value before and after. */
export function aboutRow(row: TriedRow, words: WordsFor): string {
  if (row.verdict.kind === 'wrong') return problemLine(row.verdict.problems[0]!, words.t)
  if (row.verdict.kind !== 'change') return ''
  return differencesOf(row, words)
    .map(({ label, before, after }) => `${label}: ${before === '' ? '' : `${before} → `}${after}`)
    .join('; ')
}

/** The values that a row changes, and the companies and roles that it adds. */
export function differencesOf(
  { values, verdict }: TriedRow,
  { choices, companies: all, t }: WordsFor,
): Difference[] {
  if (verdict.kind === 'same' || verdict.kind === 'wrong') return []
  const change = verdict.kind === 'change' ? verdict.change : changeOfNew(values)
  const { fields, principal, companies, roles } = change
  const turned = fields.map(({ field, before }) => ({ field, before: '', after: before }))
  const [before, after] = [formAfter(emptyForm, { fields: turned }), formAfter(emptyForm, change)]
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

type ResultWords = { code?: string; reason?: string; reference?: string }

/** Code, reason and reference of a result, in the current language. */
export function resultWords({ verdict, outcome }: TriedRow): ResultWords {
  if (verdict.kind === 'wrong') return { reason: reasonsText(verdict.problems) }
  switch (outcome?.kind) {
    case 'done':
      return outcome.did ? { code: 'A10', reference: doneReference(outcome.call, outcome.at) } : {}
    case 'wrong':
      return { reason: reasonsText(outcome.problems) }
    case 'failed': {
      const { problem, isUnknown } = outcome
      const { error, code = String(error?.status ?? '') } = problem
      const reason = isUnknown ? i18n.t('importRun:unknown') : callProblemText(problem)
      return { code, reason, ...(error && { reference: reference(error) }) }
    }
    case undefined:
      return {}
  }
}

function reasonsText(problems: readonly Problem[]): string {
  return problems.map((problem) => problemLine(problem, i18n.t)).join(' ')
}

const failures: readonly string[] = ['failed', 'wrong', 'unsent']

/**
 * The original file with the result beside each row; columns of an earlier result are replaced. `onlyFailed`: only rows
 * that were not imported, in a form that can be imported again.
 */
export function resultFile(
  { headings, rows, delimiter, name }: ImportTable<TriedRow>,
  { onlyFailed = false } = {},
): { name: string; text: string } {
  const kept = headings.flatMap((heading, at) => (isOutcomeHeading(heading) ? [] : [at]))
  const lines = rows.flatMap((row) => {
    const result = resultOf(row)
    if (onlyFailed && !failures.includes(result)) return []
    const { code = '', reason = '', reference: mark = '' } = resultWords(row)
    const own = kept.map((column) => row.cells[column] ?? '')
    return [[...own, i18n.t(`importRun:results.${result}`), code, reason, mark]]
  })
  const head = [...kept.map((column) => headings[column]!), ...outcomeHeadings(i18n.language)]
  const base = (name ?? 'usuarios').replace(/\.[^.]*$/, '')
  return {
    name: `${base}-${onlyFailed ? 'fallidos' : 'resultado'}.csv`,
    text: toCsv([head, ...lines], delimiter),
  }
}
