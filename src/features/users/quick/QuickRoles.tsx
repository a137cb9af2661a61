import { useId, useRef, useState, type ReactElement } from 'react'
import { applicationsApi } from '#features/applications/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { useOfferedTitles } from '#shared/records/useOfferedTitles.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { usersApi } from '../api.ts'
import { rolesOf } from '../card/readUser.ts'
import type { QuickRolesProps } from '#shared/borrow/lentParts.ts'
import { RolesSheet } from '../roles/RolesSheet.tsx'
import { PersonRoles, type Leave } from './PersonRoles.tsx'

const freely: Leave = (go) => go()

/**
 * Edits the roles of a user in all applications, without their card, with the same draft, checks and save (beyond 25).
 * The search stays from user to user.
 */
export function QuickRoles(props: QuickRolesProps): ReactElement {
  const { id, name, place, onClose } = props
  const { t } = useTranslation(['quickRoles', 'common'])
  const titleId = useId()
  const [typed, setTyped] = useState('')
  const leave = useRef(freely)
  const user = usersApi.useGetUserQuery({ id, isBackground: true })
  const roles = rolesApi.useListRolesQuery({ ...rolesOf(id), isBackground: true })
  const applications = applicationsApi.useListApplicationsQuery()
  const titles = useOfferedTitles(applications.data)
  const [person, held] = [user.currentData, roles.currentData]

  function content(): ReactElement {
    if (person === null) return <Notice kind="warning">{t('quickRoles:gone')}</Notice>
    if (person && held && titles)
      return (
        <PersonRoles
          key={id}
          {...props}
          {...{ user: person, roles: held, titles, headingId: titleId, typed, leaveRef: leave }}
          onType={setTyped}
        />
      )
    return (
      <LoadState answers={[user, roles, applications]}>
        <p className="roles-loading">{t('common:loading')}</p>
      </LoadState>
    )
  }
  return (
    <RolesSheet
      titleId={titleId}
      title={
        <>
          <span>{t('quickRoles:title')}</span> <bdi translate="no">{name}</bdi>
        </>
      }
      status={[name, place].filter(Boolean).join(', ')}
      onClose={() => leave.current(onClose)}
    >
      {content()}
    </RolesSheet>
  )
}
