import { memo, type ReactElement } from 'react'
import type { PrivilegeOfRole } from '#contracts/privileges.ts'
import { serverText } from '#shared/texts/serverText.ts'
import '#shared/ui/checkbox.css'

type PrivilegeRowProps = {
  privilege: PrivilegeOfRole
  /** Index from 0, and the number of rows. */
  index: number
  count: number
  top: number
  height: number
  isGiven: boolean
  isChanged: boolean
  isReadOnly: boolean
  assignedText: string
  onGive: (privilege: PrivilegeOfRole, isGiven: boolean) => void
}

export const PrivilegeRow = memo(function PrivilegeRow(props: PrivilegeRowProps): ReactElement {
  const { privilege, index, count, top, height, isGiven, isChanged, isReadOnly, assignedText, onGive } = props
  const name = serverText(privilege.name) ?? '—'
  return (
    <li
      className="tints"
      aria-setsize={count}
      aria-posinset={index + 1}
      data-changed={isChanged || undefined}
      style={{ top, height }}
    >
      <label className="privilege-box row spread gap-3 breaks">
        <bdi translate="no">{name}</bdi>
        <input
          type="checkbox"
          checked={isGiven}
          disabled={isReadOnly}
          aria-label={`${assignedText} ${name}`}
          onChange={(event) => onGive(privilege, event.target.checked)}
        />
      </label>
    </li>
  )
})
