import { useEffect, useMemo, useRef, useState, type ComponentProps, type ReactElement } from 'react'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { UserRow } from '#contracts/users.ts'
import { CollectProgress } from '#shared/list/CollectProgress.tsx'
import { ListFrame } from '#shared/list/ListFrame.tsx'
import type { ListPage } from '#shared/list/listPage.ts'
import type { ListParams } from '#shared/list/listParams.ts'
import type { ListSort } from '#shared/list/listSorts.ts'
import { useFocusRow } from '#shared/list/useFocusRow.ts'
import { useSelection } from '#shared/list/useSelection.ts'
import { InviteButton } from '../invite/InviteButton.tsx'
import { FilterButton } from '../filters/FilterButton.tsx'
import { filterNames } from '../filters/filterNames.ts'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import { rowTexts, userColumns, userLines } from './columns.tsx'
import { importPath, newUserPath, userPath } from '../paths.ts'
import { isOpaque, nameOf } from '../rules.ts'
import { useUserActions } from './actions.ts'
import { userSorts } from './wireInput.ts'
import { changedUsers, onUsersChange } from '../usersChanges.ts'
import '../texts.ts'
import './users.css'

const addressNames = [...filterNames, 'give']
const table = { isGreyed: isOpaque }

const LazyUsersBulk = lazyPart(
  () => import(/* webpackChunkName: "users-bulk" */ './UsersBulk.tsx').then((code) => code.UsersBulk),
  'part',
)

const LazyUserPeek = lazyPart(
  () => import(/* webpackChunkName: "users-peek" */ './UserPeek.tsx').then((code) => code.UserPeek),
  'part',
)

type Frame = ComponentProps<typeof ListFrame<UserRow, UserRow, ListSort>>
type UsersListProps = Pick<Frame, 'order' | 'collect' | 'chips' | 'summary'> & {
  page: ListPage<UserRow, ListSort> & { params: ListParams<ListSort> }
  /** Identifies the search; a new one clears the selection. */
  question: string
}

/** The list of users, with pages of the service or pages cut from a complete read. */
export function UsersList({ page, question, ...frame }: UsersListProps): ReactElement {
  const { t } = useTranslation(['users', 'list'])
  const { rows } = page
  const root = useRef<HTMLDivElement>(null)
  const deletedAt = useRef(0)
  const focusRow = useFocusRow(root, rows)
  const { switchUser, deleteUser, ...rowStates } = useUserActions(({ id }) =>
    focusRow(String(id), deletedAt.current),
  )
  const [toDelete, setToDelete] = useState<UserRow | null>(null)
  const texts = useMemo(() => rowTexts(t), [t])
  const columns = useMemo(
    () => userColumns(texts, { switchUser, askDelete: setToDelete }),
    [texts, switchUser],
  )
  const selection = useSelection<UserRow>(question)
  const { renew } = selection
  useEffect(() => onUsersChange((change) => change && renew((users) => changedUsers(users, change))), [renew])
  // The current rows of selected users on this page.
  const latest = new Map(rows.map((user) => [user.id, user]))
  const chosen = [...selection.chosen.values()].map((user) => latest.get(user.id) ?? user)

  const peek = { Panel: LazyUserPeek, labelOf: texts.peekRow }

  return (
    <ListFrame
      {...frame}
      name="users"
      root={root}
      page={page}
      sorts={userSorts}
      columns={columns}
      table={table}
      pathOf={userPath}
      nameOf={nameOf}
      peek={peek}
      createPath={newUserPath}
      createOther={<InviteButton />}
      filePath={importPath}
      filters={addressNames}
      tools={<FilterButton />}
      selection={selection}
      chosen={chosen}
      selectLabelOf={texts.selectRow}
      Bulk={LazyUsersBulk}
      Progress={CollectProgress}
      csv={{ file: 'usuarios.csv', lines: (users) => userLines(users, t) }}
      actions={rowStates}
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
