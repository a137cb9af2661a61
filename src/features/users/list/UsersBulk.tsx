import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { UserRow } from '#contracts/users.ts'
import { stateFor } from '#shared/records/activeState.ts'
import { BulkSwitch } from '#shared/list/bulk/BulkSwitch.tsx'
import type { BulkProps } from '#shared/list/bulk/StateBulk.tsx'
import { numeral } from '#shared/format/numeral.ts'
import { usersApi } from '../api.ts'
import { nameOf, skipReason } from './userRules.ts'

const columns = ['userName', 'names', 'surnames', 'email'] as const

/** Switches the chosen users on or off. */
export function UsersBulk(bulk: BulkProps<UserRow>): ReactElement {
  const { t } = useTranslation(['users', 'list'])
  const [send] = usersApi.useSetUserStateMutation()
  return (
    <BulkSwitch
      {...bulk}
      skipReason={skipReason}
      send={({ id }, turnsOn) => send({ body: { id, idstate: stateFor(turnsOn) } })}
      texts={{
        nameOf,
        verb: (turnsOn) => t(turnsOn ? 'list:activate' : 'list:deactivate'),
        question: (turnsOn, count) =>
          t(turnsOn ? 'askActivateMany' : 'askDeactivateMany', { count, number: numeral(count) }),
        running: (turnsOn) => t(turnsOn ? 'activating' : 'deactivating'),
        skipped: (reason) => t(`skips.${reason}`),
        file: {
          name: 'usuarios-resultado.csv',
          headings: columns.map((column) => t(`columns.${column}`)),
          cells: (user) => columns.map((column) => user[column]),
        },
      }}
    />
  )
}
