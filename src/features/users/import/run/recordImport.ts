import { createUser, modifyUser, type Country } from '#contracts/users.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { recordChange } from '#shared/changes/changes.ts'
import { numeral } from '#shared/format/numeral.ts'
import { namesText } from '#shared/list/bulk/namesText.ts'
import '#shared/list/listTexts.ts'
import { i18n } from '#shared/texts/i18n.ts'
import type { ImportRow } from '../importRow.ts'
import { nameOfRow } from '../trial/rowWords.ts'
import type { Did, ImportPlan, RowOutcome } from './rowOutcome.ts'
import { undoRow } from './undoRow.ts'

type Around = { dispatch: Dispatch; countries: readonly Country[] }

/** Keeps what a run did among the changes of this session, with the way back of each row; null where it did nothing. */
export function recordImport(
  { table }: ImportPlan,
  sent: readonly { row: ImportRow; outcome: RowOutcome }[],
  around: Around,
): number | null {
  const done = sent.flatMap(({ row, outcome: { did } }): { name: string; did: Did }[] =>
    did ? [{ name: nameOfRow(row, i18n.t), did }] : [],
  )
  if (done.length === 0) return null
  const names = done.map(({ name }) => name)
  const count = done.length
  return recordChange({
    call: done.some(({ did }) => did.kind === 'created') ? createUser.id : modifyUser.id,
    title: () => i18n.t('importRun:did', { count, number: numeral(count) }),
    name: () => (table.name === null ? namesText(names) : `${table.name} · ${namesText(names)}`),
    undo: done.map(({ name, did }) => undoRow(name, did, around)),
  })
}
