import { reference, doneReference } from '#shared/api/apiError.ts'
import { callProblemText } from '#shared/api/callProblem.ts'
import { toCsv } from '#shared/format/csv.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { isOutcomeHeading, outcomeHeadings } from '../outcomeHeadings.ts'
import { wrongText } from '../trial/rowWords.ts'
import { isSent, type Wrong } from '../trial/verdict.ts'
import { resultOf, type ImportPlan, type RowOutcome, type ResultKind } from './rowOutcome.ts'

/** What became of any row of the file, in a word. */
export function resultIn(
  { verdicts }: ImportPlan,
  outcomes: ReadonlyMap<number, RowOutcome>,
  at: number,
): ResultKind {
  const verdict = verdicts.get(at)
  if (!verdict || isSent(verdict)) return resultOf(outcomes.get(at))
  return verdict.kind === 'same' ? 'same' : 'wrong'
}

/** Code, reason and reference of what became of a row, in the language in force. */
export function resultWords(
  { verdicts }: ImportPlan,
  outcomes: ReadonlyMap<number, RowOutcome>,
  at: number,
): { code: string; reason: string; reference: string } {
  const verdict = verdicts.get(at)
  if (verdict?.kind === 'wrong') return words({ reason: reasonsText(verdict.reasons) })
  const outcome = outcomes.get(at)
  switch (outcome?.kind) {
    case 'done':
      return words({
        code: outcome.did ? 'A10' : '',
        reference: outcome.did ? doneReference(outcome.call, outcome.at) : '',
      })
    case 'wrong':
      return words({ reason: reasonsText(outcome.reasons) })
    case 'failed': {
      const { problem, isUnknown } = outcome
      const { error, code = String(error?.status ?? '') } = problem
      return words({
        code,
        reason: isUnknown ? i18n.t('importRun:unknown') : callProblemText(problem),
        reference: error ? reference(error) : '',
      })
    }
    case undefined:
      return words({})
  }
}

function words({ code = '', reason = '', reference: mark = '' }) {
  return { code, reason, reference: mark }
}

function reasonsText(reasons: readonly Wrong[]): string {
  return reasons.map((reason) => wrongText(reason, i18n.t)).join(' ')
}

const failures: readonly ResultKind[] = ['failed', 'wrong', 'unsent']

/**
 * The file as it came, with what became of each row beside it; of one that says it already, that is replaced. `onlyFailed`:
 * only the rows that were not imported, which can be imported again as they are.
 */
export function resultFile(
  plan: ImportPlan,
  outcomes: ReadonlyMap<number, RowOutcome>,
  { onlyFailed = false } = {},
): { name: string; text: string } {
  const { headings, rows, delimiter, name } = plan.table
  const kept = headings.flatMap((heading, at) => (isOutcomeHeading(heading) ? [] : [at]))
  const lines = rows.flatMap(({ at, cells }) => {
    const result = resultIn(plan, outcomes, at)
    if (onlyFailed && !failures.includes(result)) return []
    const { code, reason, reference: mark } = resultWords(plan, outcomes, at)
    return [
      [
        ...kept.map((column) => cells[column] ?? ''),
        i18n.t(`importRun:results.${result}`),
        code,
        reason,
        mark,
      ],
    ]
  })
  const head = [...kept.map((column) => headings[column]!), ...outcomeHeadings(i18n.language)]
  const base = (name ?? 'usuarios').replace(/\.[^.]*$/, '')
  return {
    name: `${base}-${onlyFailed ? 'fallidos' : 'resultado'}.csv`,
    text: toCsv([head, ...lines], delimiter),
  }
}
