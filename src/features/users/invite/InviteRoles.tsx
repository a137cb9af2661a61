import { useId, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import { applicationsApi } from '#features/applications/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { TabState } from '#shared/cards/TabState.tsx'
import { useDraftEdit } from '#shared/cards/useDraftEdit.ts'
import { useOfferedTitles } from '#shared/records/useOfferedTitles.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { rolesOf } from '../card/readUser.ts'
import type { UserDraft } from '../card/userDraft.ts'
import { withAssigned } from '../roles/roleChanges.ts'
import { RoleList } from '../roles/RoleList.tsx'
import { roleLines } from '../roles/roleLines.ts'
import { GivenRoles } from '../roles/RolesSheet.tsx'

type InviteRolesProps = {
  id: string
  draft: UserDraft
  isReadOnly: boolean
  /** Why the user cannot be created, as text. */
  problem: string | undefined
  /** Privileges that the roles give. */
  gains: ReactNode
}

/** Maximum number of rows; the search finds the rest. */
const shownRoles = 60

/** The roles of all applications, and what is given: the review of a creation (decision D50). */
export function InviteRoles({ id, draft, isReadOnly, problem, gains }: InviteRolesProps): ReactElement {
  const { t } = useTranslation(['invite', 'common'])
  const headingId = useId()
  const [typed, setTyped] = useState('')
  const roles = rolesApi.useListRolesQuery(rolesOf(0))
  const applications = applicationsApi.useListApplicationsQuery()
  const titles = useOfferedTitles(applications.data)
  const lines = useMemo(() => roles.data && titles && roleLines(roles.data, titles), [roles.data, titles])
  const changes = draft.sets.roles
  const edit = useDraftEdit(changes, (next) => draft.change('roles', next))
  return (
    <section className="tab-body stack gap-2" id={id} aria-labelledby={headingId}>
      <h3 className="ui-label" data-mark="required" id={headingId}>
        {t('invite:roles')}
      </h3>
      {problem && <TabState problem={problem} />}
      {lines ? (
        <RoleList
          headingId={headingId}
          lines={lines}
          changes={changes}
          onAssign={(role, assigned) => edit((before) => withAssigned([role], before, assigned))}
          typed={typed}
          onType={setTyped}
          isReadOnly={isReadOnly}
          most={shownRoles}
        />
      ) : (
        <LoadState answers={[roles, applications]}>
          <p>{t('common:loading')}</p>
        </LoadState>
      )}
      <div aria-live="polite">
        {changes.size > 0 && (
          <>
            <GivenRoles changes={changes} />
            {gains}
          </>
        )}
      </div>
    </section>
  )
}
