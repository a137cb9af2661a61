import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserRow as User } from '#contracts/users.ts'
import { ListTable } from '#shared/list/ListTable.tsx'
import '../usersTexts.ts'
import { UserRow } from './UserRow.tsx'
import './users.css'

type UsersTableProps = {
  users: readonly User[]
  size: number
  loading: 'first' | 'next' | undefined
  empty: ReactNode
  lockedIds: ReadonlySet<number>
  onSwitch: (user: User, turnsOn: boolean) => void
  onDelete: (user: User) => void
}

const columns = ['userName', 'names', 'surnames', 'document', 'email', 'state'] as const

export function UsersTable(props: UsersTableProps): ReactElement {
  const { users, size, loading, empty, lockedIds, onSwitch, onDelete } = props
  const { t } = useTranslation('users')
  return (
    <ListTable
      label={t('title')}
      columns={columns.length + 1}
      size={size}
      loading={loading}
      empty={empty}
      head={
        <>
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
          isLocked={lockedIds.has(user.id)}
          onSwitch={onSwitch}
          onDelete={onDelete}
        />
      ))}
    </ListTable>
  )
}
