import { useState, type ReactElement } from 'react'
import { useDispatch } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { modifyUser, type UserRow } from '#contracts/users.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { recordChange } from '#shared/changes/changes.ts'
import { switchStep } from '#shared/changes/change.ts'
import { numeral } from '#shared/format/numeral.ts'
import type { BulkTexts } from '#shared/list/bulk/BulkDialog.tsx'
import { BulkQuestion, type BulkQuestionTexts } from '#shared/list/bulk/BulkQuestion.tsx'
import { BulkRunDialog } from '#shared/list/bulk/BulkRunDialog.tsx'
import { planOf } from '#shared/list/bulk/bulkEntries.ts'
import { namesText } from '#shared/list/bulk/namesText.ts'
import { useBulkRun } from '#shared/list/bulk/useBulkRun.ts'
import { isOfAdministration } from '#shared/records/isOfAdministration.ts'
import { readSession } from '#shared/session/tokens.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { nameOf } from '../rules.ts'
import { ChooseRole, type RoleChoice } from './ChooseRole.tsx'
import { heldRole, roleSkip, type RoleSkip } from './giveRole.ts'

type GiveRoleProps = { rows: readonly UserRow[]; onClose: () => void; onDone: () => void }

const csvColumns = ['userName', 'names', 'surnames', 'email'] as const

/** Gives a role to the selected users, or takes it: one question, one run, one result each (beyond 31). */
export function GiveRole({ rows, onClose, onDone }: GiveRoleProps): ReactElement {
  const { t } = useTranslation(['giveRole', 'users'])
  const dispatch = useDispatch<Dispatch>()
  const [query] = useSearchParams()
  const [choice, setChoice] = useState<RoleChoice | null>(null)
  const role = choice?.role ?? ''
  const shown = serverText(role) ?? '—'

  /** Stop when the role no longer exists. */
  const stop = (): void => bulk.stop()
  const bulk = useBulkRun<UserRow, RoleSkip>({
    title: runningText,
    writeOf: ({ id }, gives) => heldRole(dispatch, id, role, stop).writeTo(gives),
    onDone: record,
  })

  function record(changed: readonly UserRow[], gives: boolean): number {
    const names = changed.map(nameOf)
    const undoable = (user: UserRow) =>
      switchStep({
        ...heldRole(dispatch, user.id, role),
        name: nameOf(user),
        before: !gives,
        after: gives,
      })
    return recordChange({
      call: modifyUser.id,
      title: () => doneText(gives, changed.length),
      name: () => namesText(names),
      undo: changed.map(undoable),
    })
  }

  function runningText(gives: boolean): string {
    return i18n.t(gives ? 'giveRole:giving' : 'giveRole:taking', { role: shown })
  }
  const doneText = (gives: boolean, count: number): string =>
    i18n.t(gives ? 'giveRole:gave' : 'giveRole:took', { count, role: shown })

  function end(): void {
    onClose()
    onDone()
  }

  const claims = readSession()?.claims ?? null
  const plan = choice ? planOf(rows, (user) => roleSkip(user, choice, claims)) : []
  const texts: BulkTexts<UserRow, RoleSkip> & BulkQuestionTexts<UserRow, RoleSkip> = {
    nameOf,
    verb: (gives) => t(gives ? 'give' : 'take'),
    question: (gives, count) => t(gives ? 'askGive' : 'askTake', { count, role: shown }),
    consequence: (gives, count) => t(gives ? 'giveConsequence' : 'takeConsequence', { count }),
    warnings: () => (isOfAdministration(role) ? [t('isOfAdministration')] : []),
    skippedCount: (skip, gives, count) =>
      t(skip === 'self' ? 'skippedSelf' : gives ? 'skippedHas' : 'skippedLacks', {
        count,
        number: numeral(count),
      }),
    running: runningText,
    done: doneText,
    skipped: (skip) => t(`skips.${skip}`),
    file: {
      name: 'usuarios-rol-resultado.csv',
      headings: csvColumns.map((column) => t(`users:columns.${column}`)),
      cells: (user) => csvColumns.map((column) => user[column]),
    },
  }

  if (bulk.run) return <BulkRunDialog run={bulk.run} texts={texts} onClose={end} />
  if (!choice)
    return <ChooseRole rows={rows} first={choiceIn(query)} onCancel={onClose} onChoose={setChoice} />
  return (
    <BulkQuestion
      plan={plan}
      turnsOn={choice.gives}
      texts={texts}
      onCancel={onClose}
      onAccept={() => bulk.start(plan, choice.gives)}
    />
  )
}

/** The choice suggested by the address: give the role it names, or take the one it filters by. */
function choiceIn(query: URLSearchParams): RoleChoice | null {
  const give = query.get('give')
  const role = give ?? query.get('role')
  return role === null ? null : { role, gives: give !== null }
}
