import { useId, useRef, useState, type ReactElement } from 'react'
import { applicationsApi } from '#features/applications/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { useOfferedTitles } from '#shared/records/useOfferedTitles.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { CloseIcon } from '#shared/ui/icons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { usersApi } from '../api.ts'
import { rolesOf } from '../card/readUser.ts'
import { PersonRoles, type Leave } from './PersonRoles.tsx'
import type { QuickRolesProps } from './quickRolesProps.ts'
import './quickRoles.css'
import './quickTexts.ts'

const freely: Leave = (go) => go()

/**
 * Gives roles to a person and takes them, of all applications at once, without their card: the same draft, checks and
 * save (beyond 25). What is looked for stays from person to person.
 */
export function QuickRoles(props: QuickRolesProps): ReactElement {
  const { id, name, place, onClose } = props
  const { t } = useTranslation(['quickRoles', 'common'])
  const titleId = useId()
  const [typed, setTyped] = useState('')
  const leave = useRef(freely)
  const user = usersApi.useGetUserQuery({ id, isQuiet: true })
  const roles = rolesApi.useListRolesQuery({ ...rolesOf(id), isQuiet: true })
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
          user={person}
          roles={held}
          titles={titles}
          typed={typed}
          onType={setTyped}
          leaveRef={leave}
        />
      )
    return (
      <LoadState answers={[user, roles, applications]}>
        <p className="quick-loading">{t('common:loading')}</p>
      </LoadState>
    )
  }
  const close = (): void => leave.current(onClose)
  return (
    <ModalDialog className="quick-roles side-sheet" aria-labelledby={titleId} onDismiss={close}>
      {/* Its own element, so that a press in it is none beside it. */}
      <div className="quick-body">
        <div className="quick-head row spread gap-3">
          <h2 id={titleId}>
            {t('quickRoles:title')} <bdi translate="no">{name}</bdi>
          </h2>
          <IconButton label={t('common:close')} icon={<CloseIcon size={18} />} onClick={close} />
        </div>
        {content()}
      </div>
      <p className="sr-only" role="status">
        {[name, place].filter(Boolean).join(', ')}
      </p>
    </ModalDialog>
  )
}
