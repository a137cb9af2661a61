import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserRow } from '#contracts/users.ts'
import { stateFor } from '#shared/lib/activeState.ts'
import { BulkSwitch } from '#shared/list/bulk/BulkSwitch.tsx'
import { usersApi } from '../api.ts'
import { nameOf } from '../list/userRules.ts'
import '../usersTexts.ts'
import { skipReason } from './skipReason.ts'

const columns = ['userName', 'names', 'surnames', 'email'] as const

/** Switches the chosen users on or off. */
export function UsersBulk({
  users,
  onDone,
}: {
  users: readonly UserRow[]
  onDone: () => void
}): ReactElement {
  const { t } = useTranslation('users')
  const [send] = usersApi.useSetUserStateMutation()
  return (
    <BulkSwitch
      rows={users}
      skipReason={skipReason}
      send={({ id }, turnsOn) => send({ body: { id, idstate: stateFor(turnsOn) } })}
      texts={{
        nameOf,
        question: (turnsOn, count) => t(turnsOn ? 'askActivateMany' : 'askDeactivateMany', { count }),
        running: (turnsOn) => t(turnsOn ? 'activating' : 'deactivating'),
        skipped: (reason) => t(`skips.${reason}`),
        file: {
          name: 'usuarios-resultado.csv',
          headings: columns.map((column) => t(`columns.${column}`)),
          cells: (user) => columns.map((column) => user[column]),
        },
      }}
      onDone={onDone}
    />
  )
}
