import { memo, type ReactElement } from 'react'
import type { UserRow as User } from '#contracts/users.ts'
import { isActive } from '#shared/lib/activeState.ts'
import { CellText } from '#shared/list/CellText.tsx'
import { isGreyed } from '#shared/list/disabledParam.ts'
import { formatDocument } from '#shared/list/formatDocument.ts'
import { RowCheck } from '#shared/list/RowCheck.tsx'
import { RowLink } from '#shared/list/RowLink.tsx'
import { StateSwitch } from '#shared/list/StateSwitch.tsx'
import { TrashIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { userPath } from '../paths.ts'
import type { RowTexts } from './rowTexts.ts'
import { disabledParam, hasSwitch, nameOf } from './userRules.ts'

type UserRowProps = {
  user: User
  texts: RowTexts
  /** An action on this person has not been answered yet. */
  isLocked: boolean
  isChosen: boolean
  onSelect: (users: readonly User[], isChosen: boolean) => void
  onSwitch: (user: User, turnsOn: boolean) => void
  onDelete: (user: User) => void
}

export const UserRow = memo(function UserRow(props: UserRowProps): ReactElement {
  const { user, texts, isLocked, isChosen, onSelect, onSwitch, onDelete } = props
  const { id, userName, names, surnames, document, email, idstate } = user
  const name = nameOf(user)
  const isOn = isActive(idstate)
  const word = isOn ? texts.active : texts.inactive
  const greyed = isGreyed(user, disabledParam)
  return (
    <tr
      className="row-opens users-row"
      data-greyed={greyed ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
    >
      <td className="users-select">
        <RowCheck
          label={texts.select(name)}
          isChecked={isChosen}
          onCheck={(checked) => onSelect([user], checked)}
        />
      </td>
      <td className="users-name">
        <RowLink to={userPath(id)} row={String(id)}>
          <CellText>{userName}</CellText>
        </RowLink>
      </td>
      <td className="users-names">
        <CellText>{names}</CellText>
      </td>
      <td className="users-surnames">
        <CellText>{surnames}</CellText>
      </td>
      <td className="users-document" data-label={texts.document}>
        <CellText>{formatDocument(document)}</CellText>
      </td>
      <td className="users-email">
        <CellText>{email}</CellText>
      </td>
      <td className="users-state">
        {hasSwitch(user) ? (
          <StateSwitch
            key={id}
            isOn={isOn}
            label={texts.stateOf(name)}
            question={texts.askSwitch}
            about={name}
            isBusy={isLocked}
            reason={greyed ? texts.stateLocked : undefined}
            onSwitch={(turnsOn) => onSwitch(user, turnsOn)}
          >
            {word}
          </StateSwitch>
        ) : (
          <span className="state-word">{word}</span>
        )}
      </td>
      <td className="users-actions">
        <IconButton
          label={texts.delete(name)}
          icon={<TrashIcon size={18} />}
          tone="danger"
          aria-disabled={isLocked || undefined}
          onClick={() => !isLocked && onDelete(user)}
        />
      </td>
    </tr>
  )
})
