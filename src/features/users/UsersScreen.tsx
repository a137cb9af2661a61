import { useMemo, useRef, useState, type ReactElement } from 'react'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { UserRow } from '#contracts/users.ts'
import { CollectProgress } from '#shared/list/CollectProgress.tsx'
import { ListFrame } from '#shared/list/ListFrame.tsx'
import { useFocusRow } from '#shared/list/useFocusRow.ts'
import { useSelection } from '#shared/list/useSelection.ts'
import { DeleteQuestion } from './list/DeleteQuestion.tsx'
import { rowTexts } from './list/rowTexts.ts'
import { useCollectUsers } from './list/useCollectUsers.ts'
import { userColumns } from './list/userColumns.tsx'
import { userLines } from './list/userLines.ts'
import { disabledParam, nameOf } from './list/userRules.ts'
import { useUserActions } from './list/useUserActions.ts'
import { useUsersList } from './list/useUsersList.ts'
import { userSorts } from './list/wireInput.ts'
import { newUserPath, userPath } from './paths.ts'
import './usersTexts.ts'
import './list/users.css'

export { prefetchUsers } from './list/useUsersPage.ts'

const table = { disabled: disabledParam }

const UsersBulk = lazyPart(
  () => import(/* webpackChunkName: "users-bulk" */ './list/UsersBulk.tsx').then((code) => code.UsersBulk),
  'part',
)

/** The users of the suite: searched, ordered, switched, deleted (USR-01 to USR-19). */
export function UsersScreen(): ReactElement {
  const { t } = useTranslation(['users', 'list'])
  const page = useUsersList()
  const { rows, params } = page
  const root = useRef<HTMLDivElement>(null)
  const deletedAt = useRef(0)
  const focusRow = useFocusRow(root, rows)
  const { switchUser, deleteUser, ...actions } = useUserActions(({ id }) =>
    focusRow(String(id), deletedAt.current),
  )
  const [toDelete, setToDelete] = useState<UserRow | null>(null)
  const texts = useMemo(() => rowTexts(t), [t])
  const columns = useMemo(
    () => userColumns(texts, { switchUser, askDelete: setToDelete }),
    [texts, switchUser],
  )
  const collect = useCollectUsers(params)
  const selection = useSelection<UserRow>(params.search)
  // As they are now where the page shows them.
  const latest = new Map(rows.map((user) => [user.id, user]))
  const chosen = [...selection.chosen.values()].map((user) => latest.get(user.id) ?? user)

  return (
    <ListFrame
      name="users"
      root={root}
      page={page}
      sorts={userSorts}
      columns={columns}
      table={table}
      pathOf={userPath}
      nameOf={nameOf}
      createPath={newUserPath}
      selection={selection}
      chosen={chosen}
      selectLabelOf={texts.selectRow}
      Bulk={UsersBulk}
      collect={collect}
      Progress={CollectProgress}
      csv={{ file: 'usuarios.csv', lines: (users) => userLines(users, t) }}
      actions={actions}
      actedAt={() => deletedAt.current}
    >
      {toDelete && (
        <DeleteQuestion
          user={toDelete}
          onCancel={() => setToDelete(null)}
          onAccept={() => {
            setToDelete(null)
            deletedAt.current = rows.findIndex(({ id }) => id === toDelete.id)
            selection.select([toDelete], false)
            deleteUser(toDelete)
          }}
        />
      )}
    </ListFrame>
  )
}
