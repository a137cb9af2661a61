import { useMemo, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserRow as User } from '#contracts/users.ts'
import { ListTable } from '#shared/list/ListTable.tsx'
import { RowCheck } from '#shared/list/RowCheck.tsx'
import { useRowKeys } from '#shared/list/useRowKeys.ts'
import { rowTexts } from './rowTexts.ts'
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
  const { t } = useTranslation(['users', 'list'])
  const keys = useRowKeys(users.map(({ id }) => id))
  const texts = useMemo(() => rowTexts(t), [t])
  return (
    <ListTable
      label={t('users:title')}
      columns={columns.length + 2}
      size={size}
      loading={loading}
      empty={empty}
      head={
        <>
          <th scope="col" data-column="select">
            <RowCheck
              label={t('users:selectPage')}
              isLabelShown
              isChecked={users.length > 0 && chosenHere === users.length}
              isMixed={chosenHere > 0 && chosenHere < users.length}
              onCheck={(isChecked) => onSelect(users, isChecked)}
            />
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`users:columns.${column}`)}
            </th>
          ))}
          <th scope="col" data-column="actions">
            <span className="sr-only">{t('users:columns.actions')}</span>
          </th>
        </>
      }
    >
      {users.map((user) => (
        <UserRow
          key={keys.get(user.id)}
          user={user}
          texts={texts}
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
