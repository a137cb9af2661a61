import { useId, useMemo, useState, type ReactElement } from 'react'
import type { Role } from '#contracts/roles.ts'
import type { UserRow } from '#contracts/users.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { numeral } from '#shared/format/numeral.ts'
import { useOfferedTitles } from '#shared/records/useOfferedTitles.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { ReasonButton } from '#shared/ui/ReasonButton.tsx'
import { roleLines } from '../roles/roleLines.ts'
import { RolesEdit, RolesSheet } from '../roles/RolesSheet.tsx'
import { holdersAmong } from './giveRole.ts'
import './texts.ts'

export type RoleChoice = { role: string; gives: boolean }

type ChooseRoleProps = {
  rows: readonly UserRow[]
  first: RoleChoice | null
  onChoose: (choice: RoleChoice) => void
  onCancel: () => void
}

/** Chooses one role to give or take: one at a time, so that each run has one result. */
export function ChooseRole({ rows, first, onChoose, onCancel }: ChooseRoleProps): ReactElement {
  const { t } = useTranslation(['giveRole', 'quickRoles', 'common'])
  const titleId = useId()
  const [typed, setTyped] = useState('')
  const [choice, setChoice] = useState(first)
  const roles = rolesApi.useListRolesQuery({})
  const applications = applicationsApi.useListApplicationsQuery()
  const titles = useOfferedTitles(applications.data)
  const holders = useMemo(() => holdersAmong(rows), [rows])
  const isMixed = ({ name }: Role): boolean => holders(name) > 0 && holders(name) < rows.length
  const lines = useMemo(
    () =>
      roles.data &&
      titles &&
      roleLines(
        roles.data.map((role) => ({ ...role, assigned: holders(role.name) === rows.length })),
        titles,
      ),
    [roles.data, titles, holders, rows.length],
  )
  const number = numeral(rows.length)

  return (
    <RolesSheet titleId={titleId} title={t('title', { count: rows.length })} onClose={onCancel}>
      {lines ? (
        <RolesEdit
          headingId={titleId}
          lines={lines}
          changes={new Map(choice && [[choice.role, choice.gives]])}
          onAssign={(role, gives) => {
            const isSo = !isMixed(role) && role.assigned === gives
            setChoice(isSo ? null : { role: role.name, gives })
          }}
          typed={typed}
          onType={setTyped}
          isMixed={isMixed}
          noteOf={({ role }) =>
            isMixed(role) ? t('heldBy', { held: numeral(holders(role.name)), number }) : null
          }
        >
          <Button tone="secondary" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
          <ReasonButton
            reason={choice ? undefined : t('quickRoles:unchanged')}
            onClick={() => choice && onChoose(choice)}
          >
            {t('next')}
          </ReasonButton>
        </RolesEdit>
      ) : (
        <LoadState answers={[roles, applications]}>
          <p className="roles-loading">{t('common:loading')}</p>
        </LoadState>
      )}
    </RolesSheet>
  )
}
