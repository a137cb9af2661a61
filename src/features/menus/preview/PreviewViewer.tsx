import { type ReactElement, useState } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { rolesApi } from '#features/roles/api.ts'
import { apiErrorOf } from '#shared/api/apiError.ts'
import { ChoiceSelect } from '#shared/fields/ChoiceSelect.tsx'
import { isActive } from '#shared/records/activeState.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import '#shared/ui/fieldTexts.ts'
import { MultiSelectField } from '#shared/ui/MultiSelectField.tsx'
import { RadioField } from '#shared/ui/RadioField.tsx'
import type { Viewer } from './usePreviewPrivileges.ts'
import { usersApi } from '#features/users/api.ts'
import { searchText } from '#shared/list/listParams.ts'
import { SearchBox } from '#shared/list/SearchBox.tsx'

type PreviewUserProps = { id: string; onChange: (id: string) => void }

/** Choice of a user among the first ten found. */
function PreviewUser({ id, onChange }: PreviewUserProps): ReactElement {
  const { t } = useTranslation(['menuPreview', 'fields'])
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState('')
  const found = usersApi.useListUsersQuery(
    { page: 0, search: wanted, isBackground: true },
    { skip: wanted === '' },
  )
  const error = found.isFetching ? undefined : apiErrorOf(found.error)
  const page = wanted === '' ? undefined : found.currentData
  return (
    <div className="stack gap-2">
      <SearchBox
        isWithin
        label={t('menuPreview:findUser')}
        typed={typed}
        onType={setTyped}
        isPending={searchText(typed) !== wanted}
        onSearch={(text) => {
          setWanted(searchText(text))
          onChange('')
        }}
      />
      {error && <FailureNotice error={error} onRetry={() => void found.refetch()} />}
      {page?.users.length === 0 && <p role="status">{t('menuPreview:noUsers')}</p>}
      {page && page.users.length > 0 && (
        <ChoiceSelect
          label={t('menuPreview:user')}
          placeholder={t('fields:choose')}
          value={id}
          options={page.users.map((user) => ({
            value: String(user.id),
            label: serverText(`${user.names} ${user.surnames} · ${user.userName}`) ?? String(user.id),
          }))}
          onChange={onChange}
          hint={page.total > page.users.length && t('menuPreview:moreUsers', { count: page.users.length })}
        />
      )}
    </div>
  )
}

type PreviewViewerProps = {
  viewer: Viewer
  /** All privileges of the application. */
  privileges: readonly string[]
  application: string
  onChange: (viewer: Viewer) => void
}

const kinds = ['privileges', 'role', 'user'] as const

/** Choice of the preview's viewer. */
export function PreviewViewer(props: PreviewViewerProps): ReactElement {
  const { viewer, privileges, application, onChange } = props
  const { t } = useTranslation('menuPreview')
  return (
    <div className="stack gap-2">
      <RadioField
        label={t('who')}
        options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        value={viewer.kind}
        onChange={(kind) =>
          onChange(
            kind === 'privileges'
              ? { kind, names: privileges }
              : { kind: kind === 'role' ? 'role' : 'user', id: '' },
          )
        }
      />
      {viewer.kind === 'privileges' && (
        <MultiSelectField
          label={t('privileges')}
          options={privileges.map((name) => ({ value: name, label: serverText(name) ?? name }))}
          values={viewer.names}
          onChange={(names) => onChange({ kind: 'privileges', names })}
        />
      )}
      {viewer.kind === 'role' && (
        <PreviewRole
          application={application}
          id={viewer.id}
          onChange={(id) => onChange({ kind: 'role', id })}
        />
      )}
      {viewer.kind === 'user' && (
        <PreviewUser id={viewer.id} onChange={(id) => onChange({ kind: 'user', id })} />
      )}
    </div>
  )
}

type PreviewRoleProps = { application: string; id: string; onChange: (id: string) => void }

function PreviewRole({ application, id, onChange }: PreviewRoleProps): ReactElement {
  const { t } = useTranslation(['menuPreview', 'common', 'fields'])
  const roles = rolesApi.useListRolesQuery({ headers: { application }, isBackground: true })
  const error = roles.isFetching ? undefined : apiErrorOf(roles.error)
  if (error) return <FailureNotice error={error} onRetry={() => void roles.refetch()} />
  return (
    <ChoiceSelect
      label={t('menuPreview:role')}
      value={id}
      options={(roles.currentData ?? [])
        .filter(({ idstate }) => isActive(idstate))
        .map((role) => ({ value: String(role.id), label: serverText(role.name) ?? String(role.id) }))}
      placeholder={roles.currentData ? t('fields:choose') : t('common:loading')}
      onChange={onChange}
    />
  )
}
