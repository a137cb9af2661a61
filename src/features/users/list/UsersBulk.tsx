import type { ReactElement } from 'react'
import { i18n } from '#shared/texts/i18n.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { setUserState, type UserRow } from '#contracts/users.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { BulkSwitch } from '#shared/list/bulk/BulkSwitch.tsx'
import type { BulkProps } from '#shared/list/bulk/StateBulk.tsx'
import { namesText } from '#shared/list/bulk/namesText.ts'
import { numeral } from '#shared/format/numeral.ts'
import { readSession } from '#shared/session/tokens.ts'
import { userSwitch } from '../lookUpUser.ts'
import { RoleBulk } from '../give/RoleBulk.tsx'
import { isAdministrator, nameOf, skipReason, type SkipReason } from '../rules.ts'
import type { Translate } from '#shared/texts/Translate.ts'

const csvColumns = ['userName', 'names', 'surnames', 'email'] as const

/** Activates or deactivates the selected users. */
export function UsersBulk(bulk: BulkProps<UserRow>): ReactElement {
  const { t } = useTranslation(['users', 'list'])
  const dispatch = useDispatch<Dispatch>()
  const claims = readSession()?.claims ?? null

  function special(users: readonly UserRow[]): string[] {
    const found = users.filter(isAdministrator)
    if (found.length === 0) return []
    const names = namesText(found.map(nameOf))
    return [t('administrators', { count: found.length, names })]
  }

  return (
    <BulkSwitch
      {...bulk}
      skipReason={(user, turnsOn) => skipReason(user, turnsOn, claims)}
      switchOf={(user) => userSwitch(dispatch, user)}
      call={setUserState.id}
      texts={{
        nameOf,
        question: (turnsOn, count) => t(turnsOn ? 'askActivateMany' : 'askDeactivateMany', { count }),
        consequence: (turnsOn, count) => (turnsOn ? null : t('offConsequence', { count })),
        warnings: special,
        skippedCount: (reason, turnsOn, count) => skippedText(t, reason, turnsOn, count),
        running: (turnsOn) => t(turnsOn ? 'activating' : 'deactivating'),
        done: (turnsOn, count) =>
          i18n.t(turnsOn ? 'users:activatedMany' : 'users:deactivatedMany', { count }),
        skipped: (reason) => t(`skips.${reason}`),
        file: {
          name: 'usuarios-resultado.csv',
          headings: csvColumns.map((column) => t(`columns.${column}`)),
          cells: (user) => csvColumns.map((column) => user[column]),
        },
      }}
    >
      <RoleBulk rows={bulk.rows} onAsk={bulk.allFound.cancel} onDone={bulk.onDone} />
    </BulkSwitch>
  )
}

/** Number of users a bulk action skips for a reason, worded for its direction. */
function skippedText(
  t: Translate<['users', 'list']>,
  reason: SkipReason,
  turnsOn: boolean,
  count: number,
): string {
  if (reason === 'self') return t('skippedCount.self', { number: numeral(count) })
  if (reason === 'opaque') return t('skippedCount.opaque', { count })
  return t(`skippedCount.${reason}${turnsOn ? 'On' : 'Off'}`, { count })
}
