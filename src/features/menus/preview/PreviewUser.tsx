import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { usersApi } from '#features/users/api.ts'
import { apiErrorOf } from '#shared/api/apiError.ts'
import { ChoiceSelect } from '#shared/fields/ChoiceSelect.tsx'
import { serverText } from '#shared/texts/serverText.ts'
import { searchText } from '#shared/list/listParams.ts'
import { SearchBox } from '#shared/list/SearchBox.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import '#shared/ui/fieldTexts.ts'

type PreviewUserProps = { id: string; onChange: (id: string) => void }

/** Choice of a user among the first ten found. */
export function PreviewUser({ id, onChange }: PreviewUserProps): ReactElement {
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
