import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { PrivilegeOfRole } from '#contracts/privileges.ts'
import type { Members } from '#shared/cards/cardParts.ts'
import { remSize } from '#shared/browser/remSize.ts'
import { useRowWindow } from '#shared/cards/useRowWindow.ts'
import { PrivilegeRow } from './PrivilegeRow.tsx'
import { grantKey } from './roleAccess.ts'

type PrivilegeListProps = {
  labelId: string
  application: string
  privileges: readonly PrivilegeOfRole[]
  changes: Members
  isReadOnly: boolean
  onGive: (privilege: PrivilegeOfRole, isGiven: boolean) => void
}

/** Row height in px: a name of 50 letters wraps to three lines in narrow lists. */
function heightIn(width: number): number {
  const rem = remSize()
  return (width > 0 && width < 30 * rem ? 4 : 2.75) * rem
}

/** Virtualized list of the privileges of one application. */
export function PrivilegeList(props: PrivilegeListProps): ReactElement {
  const { labelId, application, privileges, changes, isReadOnly, onGive } = props
  const { t } = useTranslation(['roleCard', 'list'])
  const { frame, onFocus, shown, rowHeight } = useRowWindow(privileges.length, heightIn)
  const assignedText = t('roleCard:assigned')
  return (
    <div className="tab-frame panel">
      <p className="role-access-columns flow spread bold muted small" aria-hidden="true">
        <span>{t('roleCard:privilege')}</span>
        <span>{assignedText}</span>
      </p>
      <div
        ref={frame}
        className="role-access-scroll rings-inside"
        tabIndex={0}
        role="group"
        aria-labelledby={labelId}
        onFocus={onFocus}
      >
        {privileges.length === 0 ? (
          <p className="tab-none">{t('list:noResults')}</p>
        ) : (
          <ul className="role-access-rows anchor" style={{ height: privileges.length * rowHeight }}>
            {shown.map((index) => {
              const privilege = privileges[index]!
              const change = changes.get(grantKey(application, privilege.name))
              return (
                <PrivilegeRow
                  key={privilege.name}
                  privilege={privilege}
                  index={index}
                  count={privileges.length}
                  top={index * rowHeight}
                  height={rowHeight}
                  isGiven={change ?? privilege.assigned}
                  isChanged={change !== undefined}
                  isReadOnly={isReadOnly}
                  assignedText={assignedText}
                  onGive={onGive}
                />
              )
            })}
          </ul>
        )}
      </div>
    </div>
  )
}
