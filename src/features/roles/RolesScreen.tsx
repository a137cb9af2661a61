import { useMemo, type ReactElement } from 'react'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { useOfferedTitles } from '#shared/records/useOfferedTitles.ts'
import { ClientListScreen } from '#shared/list/ClientListScreen.tsx'
import { newFromFilePath } from '#shared/files/fileAddress.ts'
import { freshRows } from '#shared/list/freshRows.ts'
import { rolesApi } from './api.ts'
import { roleColumns, roleLines, rowTexts } from './list/columns.tsx'
import { nameOf, roleSearchAndSort, newRolePath, roleAddress, rolePath } from './rules.ts'
import { useRoleActions } from './list/actions.ts'
import './texts.ts'
import './list/roles.css'

export { RolesScreen as Screen }

const LazyRolesBulk = lazyPart(
  () => import(/* webpackChunkName: "roles-bulk" */ './list/RolesBulk.tsx').then((code) => code.RolesBulk),
  'part',
)

const LazyRolePeek = lazyPart(
  () => import(/* webpackChunkName: "roles-peek" */ './list/RolePeek.tsx').then((code) => code.RolePeek),
  'part',
)

/** List of all roles: search, sort, switch (ROL-01 to ROL-11). */
export function RolesScreen(): ReactElement {
  const { t } = useTranslation('roles')
  const query = rolesApi.useListRolesQuery({}, freshRows)
  const applications = applicationsApi.useListApplicationsQuery()
  const offered = useOfferedTitles(applications.data)
  const { switchState, ...rowStates } = useRoleActions()
  const texts = useMemo(() => rowTexts(t), [t])
  const columns = useMemo(() => roleColumns({ texts, offered, switchState }), [texts, offered, switchState])
  const peek = { Panel: LazyRolePeek, labelOf: texts.peekRow }

  return (
    <ClientListScreen
      name="roles"
      query={query}
      isWaiting={applications.isLoading}
      list={roleSearchAndSort}
      columns={columns}
      pathOf={rolePath}
      nameOf={nameOf}
      selectLabelOf={texts.selectRow}
      peek={peek}
      createPath={newRolePath}
      filePath={newFromFilePath(roleAddress)}
      csv={{ file: 'roles.csv', lines: (rows) => roleLines(rows, offered, t) }}
      actions={rowStates}
      Bulk={LazyRolesBulk}
    />
  )
}
