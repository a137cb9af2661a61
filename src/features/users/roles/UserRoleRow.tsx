import { memo, useId, type ReactElement } from 'react'
import type { Role } from '#contracts/roles.ts'
import { AppNames } from '#shared/list/AppNames.tsx'
import { serverText } from '#shared/texts/serverText.ts'
import { CutText } from '#shared/ui/CutText.tsx'
import { BoxCell } from '#shared/cards/BoxCell.tsx'
import { sharedTitles, titlesElsewhere, type RolesDraft } from './roleApplications.ts'
import { reachText } from './roleReach.ts'
import { shortName } from '#shared/format/shortName.ts'

type UserRoleRowProps = Pick<RolesDraft, 'titles' | 'isReadOnly'> & {
  role: Role
  /** Where it is listed. */
  application: string
  /** What tells it from others that are cut to the same text. */
  end: string | undefined
  assigned: boolean
  isChanged: boolean
  /** Heading of the last column. */
  assignedText: string
  onAssign: (role: Role, assigned: boolean) => void
}

export function roleName({ id, name }: Role): string {
  return serverText(name) ?? String(id)
}

export const UserRoleRow = memo(function UserRoleRow(props: UserRoleRowProps): ReactElement {
  const { role, application, titles, end, assigned, isChanged, isReadOnly, assignedText, onAssign } = props
  const name = roleName(role)
  const short = shortName(name)
  const reachId = useId()
  const reach = isChanged ? reachText(titlesElsewhere([role], titles, application), assigned) : null
  return (
    <tr data-changed={isChanged || undefined}>
      <th scope="row">
        {short === name ? (
          <bdi translate="no">{name}</bdi>
        ) : (
          <CutText short={short} name={name}>
            <bdi translate="no">{name}</bdi>
          </CutText>
        )}
        {end && (
          <small className="roles-end bold muted small" aria-hidden="true">
            <bdi translate="no">{end}</bdi>
          </small>
        )}
        {reach && (
          <small className="roles-reach muted small" id={reachId}>
            {reach}
          </small>
        )}
      </th>
      <td className="roles-shared muted small">
        <AppNames names={sharedTitles(role.sharedApps, titles, application)} />
      </td>
      <BoxCell
        checked={assigned}
        disabled={isReadOnly}
        aria-label={`${assignedText} ${name}`}
        aria-describedby={reach ? reachId : undefined}
        onChange={(event) => onAssign(role, event.target.checked)}
      />
    </tr>
  )
})
