import type { Company } from '#contracts/companies.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { createRun, type ItemWorked, type Run } from '#shared/runs/run.ts'
import { readSession } from '#shared/session/tokens.ts'
import type { ImportRow, ImportTable } from '../importRow.ts'
import { askRow } from './askRow.ts'
import { readLists } from './importReads.ts'
import type { Lists } from './judgeRow.ts'
import type { Verdict } from './verdict.ts'

const unchecked: Verdict = { kind: 'wrong', reasons: [{ code: 'unchecked' }] }

/** Asks the services what each row would do. Nothing is written. */
export function openTrial(
  { rows }: ImportTable,
  dispatch: Dispatch,
  onCompanies: (companies: readonly Company[]) => void = () => {},
): Run<ImportRow, Verdict> {
  let lists: Promise<Lists | ApiError> | null = null
  const wrong = rows.flatMap(({ problems }, index) => (problems.length > 0 ? [index] : []))
  const trial = createRun<ImportRow, Verdict>({
    items: rows,
    results: Object.fromEntries(wrong.map((index) => [index, unchecked])),
    work: ask,
  })

  async function ask(row: ImportRow): Promise<ItemWorked<Verdict>> {
    const known = await (lists ??= listsNow())
    if ('kind' in known) {
      lists = null
      return { again: known }
    }
    const answer = await askRow(dispatch, row.values, known, readSession()?.claims ?? null)
    return 'error' in answer ? { again: answer.error } : { result: answer.data }
  }

  async function listsNow(): Promise<Lists | ApiError> {
    const answer = await readLists(dispatch)
    if ('error' in answer) return answer.error
    onCompanies(answer.data.companies)
    return answer.data
  }

  trial.begin(rows.flatMap((_row, index) => (wrong.includes(index) ? [] : [index])))
  return trial
}
