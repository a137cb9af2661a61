import type { ComponentProps, KeyboardEvent, ReactElement, ReactNode } from 'react'
import '#shared/cards/cardTexts.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { CloseIcon } from '#shared/ui/icons.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import type { RoleChanges } from './roleChanges.ts'
import { RoleList } from './RoleList.tsx'
import './rolesSheet.css'
import './rolesSheetTexts.ts'

type RolesSheetProps = {
  titleId: string
  title: ReactNode
  onClose: () => void
  /** Announced when it changes. */
  status?: string
  children: ReactNode
}

/** Role panel beside the list, so that its users stay visible. */
export function RolesSheet({ titleId, title, onClose, status, children }: RolesSheetProps): ReactElement {
  const { t } = useTranslation('common')
  return (
    <ModalDialog className="roles-sheet side-sheet" aria-labelledby={titleId} onDismiss={onClose}>
      {/* A separate element, so that a press inside does not count as outside. */}
      <div className="roles-sheet-body">
        <div className="roles-sheet-head row spread gap-3 breaks">
          <h2 id={titleId}>{title}</h2>
          <IconButton label={t('close')} icon={<CloseIcon size={18} />} onClick={onClose} />
        </div>
        {children}
      </div>
      <p className="sr-only" role="status">
        {status}
      </p>
    </ModalDialog>
  )
}

type RolesEditProps = Omit<ComponentProps<typeof RoleList>, 'autoFocus' | 'most'> & {
  /** Notice above the buttons. */
  notice?: ReactNode
  /** Why it cannot be saved. */
  problem?: ReactNode
  /** Privileges gained and lost. */
  gains?: ReactNode
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** Maximum number of rows; the search finds the rest. */
const shownLines = 60

/** The list of all roles, the changes so far with their effect, and the buttons below. */
export function RolesEdit(props: RolesEditProps): ReactElement {
  const { notice, problem, gains, onKeyDown, children, ...list } = props
  const { t } = useTranslation('cards')
  return (
    <div className="roles-edit" onKeyDown={onKeyDown}>
      <RoleList {...list} autoFocus most={shownLines} />
      {/* There before what it reads out. */}
      <div className="roles-outcome" aria-live="polite">
        {notice}
        {(list.changes.size > 0 || problem) && (
          <div className="roles-changes" tabIndex={0} role="region" aria-label={t('reviewTitle')}>
            {problem}
            <GivenRoles changes={list.changes} />
            {gains}
          </div>
        )}
      </div>
      <div className="roles-foot row wrap to-end fixed gap-2">{children}</div>
    </div>
  )
}

/** The roles that are given and taken. */
export function GivenRoles({ changes }: { changes: RoleChanges }): ReactElement {
  const { t } = useTranslation('quickRoles')
  return (
    <ul className="bullets breaks">
      {[...changes].map(([name, assigned]) => (
        <li key={name} data-change={assigned ? 'gives' : 'takes'}>
          {t(assigned ? 'gives' : 'takes', { role: serverText(name) ?? '—' })}
        </li>
      ))}
    </ul>
  )
}
