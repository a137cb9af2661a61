import { memo, type ReactElement } from 'react'
import type { Role } from '#contracts/roles.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { FullText } from '#shared/ui/FullText.tsx'
import { sharedTitles } from './roleApplications.ts'
import { shortName } from './shortName.ts'

type RoleRowProps = {
  role: Role
  titles: ReadonlyMap<string, string>
  assigned: boolean
  isChanged: boolean
  isReadOnly: boolean
  tableId: string
  onAssign: (roles: readonly Role[], assigned: boolean) => void
}

export const RoleRow = memo(function RoleRow(props: RoleRowProps): ReactElement {
  const { role, titles, assigned, isChanged, isReadOnly, tableId, onAssign } = props
  const nameId = `${tableId}-${role.id}`
  const name = serverText(role.name) ?? String(role.id)
  const short = shortName(name)
  return (
    <tr data-changed={isChanged || undefined}>
      <th scope="row" id={nameId}>
        {short === name ? <bdi>{name}</bdi> : <FullText short={short} full={name} />}
      </th>
      <td className="roles-shared">{sharedTitles(role.sharedApps, titles).join(', ')}</td>
      <td className="box-column">
        <label className="box">
          <input
            type="checkbox"
            checked={assigned}
            disabled={isReadOnly}
            aria-labelledby={`${tableId}-assigned ${nameId}`}
            onChange={(event) => onAssign([role], event.target.checked)}
          />
        </label>
      </td>
    </tr>
  )
})
