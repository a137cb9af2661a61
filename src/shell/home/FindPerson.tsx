import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useNavigate } from 'react-router-dom'
import { searchText, writeListParams } from '#shared/list/listParams.ts'
import { SearchBox } from '#shared/list/SearchBox.tsx'

/** Search field that opens the user list with its text. */
export function FindPerson(): ReactElement {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')

  function find(text: string): void {
    const search = searchText(text)
    if (search !== '') void navigate(`/users${writeListParams({ search, sort: null, page: 1, size: 10 })}`)
  }
  return (
    <SearchBox
      label={t('findPerson')}
      typed={typed}
      onType={setTyped}
      onSearch={find}
      isPending={searchText(typed) !== ''}
    />
  )
}
