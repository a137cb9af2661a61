import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserRow as User } from '#contracts/users.ts'
import { ListTable } from '#shared/list/ListTable.tsx'
import { RowCheck } from '#shared/list/RowCheck.tsx'
import '../usersTexts.ts'
import { UserRow } from './UserRow.tsx'
import './users.css'

type UsersTableProps = {
  users: readonly User[]
  size: number
  loading: 'first' | 'next' | undefined
  empty: ReactNode
  lockedIds: ReadonlySet<number>
  chosen: ReadonlyMap<number, User>
  onSelect: (users: readonly User[], isChosen: boolean) => void
  onSwitch: (user: User, turnsOn: boolean) => void
  onDelete: (user: User) => void
}

const columns = ['userName', 'names', 'surnames', 'document', 'email', 'state'] as const

export function UsersTable(props: UsersTableProps): ReactElement {
  const { users, size, loading, empty, lockedIds, chosen, onSelect, onSwitch, onDelete } = props
  const chosenHere = users.filter(({ id }) => chosen.has(id)).length
  const { t } = useTranslation('users')
  return (
    <ListTable
      label={t('title')}
      columns={columns.length + 2}
      size={size}
      loading={loading}
      empty={empty}
      head={
        <>
          <th scope="col" data-column="select">
            <RowCheck
              label={t('selectPage')}
              isChecked={users.length > 0 && chosenHere === users.length}
              isMixed={chosenHere > 0 && chosenHere < users.length}
              onCheck={(isChecked) => onSelect(users, isChecked)}
            />
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`columns.${column}`)}
            </th>
          ))}
          <th scope="col" data-column="actions">
            <span className="sr-only">{t('columns.actions')}</span>
          </th>
        </>
      }
    >
      {users.map((user) => (
        <UserRow
          key={user.id}
          user={user}
          isChosen={chosen.has(user.id)}
          onSelect={onSelect}
          isLocked={lockedIds.has(user.id)}
          onSwitch={onSwitch}
          onDelete={onDelete}
        />
      ))}
    </ListTable>
  )
}
