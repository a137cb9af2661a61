import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserRow } from '#contracts/users.ts'
import { stateFor } from '#shared/lib/activeState.ts'
import { BulkSwitch } from '#shared/list/bulk/BulkSwitch.tsx'
import type { WholeChoiceState } from '#shared/list/bulk/useWholeChoice.ts'
import { numeral } from '#shared/list/numeral.ts'
import { usersApi } from '../api.ts'
import { nameOf } from '../list/userRules.ts'
import '../usersTexts.ts'
import { skipReason } from './skipReason.ts'

const columns = ['userName', 'names', 'surnames', 'email'] as const

type UsersBulkProps = { users: readonly UserRow[]; whole: WholeChoiceState; onDone: () => void }

/** Switches the chosen users on or off. */
export function UsersBulk({ users, whole, onDone }: UsersBulkProps): ReactElement {
  const { t } = useTranslation(['users', 'list'])
  const [send] = usersApi.useSetUserStateMutation()
  return (
    <BulkSwitch
      rows={users}
      whole={whole}
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
      onDone={onDone}
    />
  )
}
