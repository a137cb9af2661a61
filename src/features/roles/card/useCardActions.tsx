import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useNavigate } from 'react-router-dom'
import type { Role } from '#contracts/roles.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import type { CardAction } from '#shared/cards/CardActions.tsx'
import { copyPath } from '#shared/cards/copy/copyPath.ts'
import { useDuplicateAction } from '#shared/cards/copy/useDuplicateAction.tsx'
import { isActive } from '#shared/records/activeState.ts'
import { PlusIcon, QuestionIcon, SearchIcon } from '#shared/ui/consoleIcons.tsx'
import { giveRolePath, peopleOfRolePath, roleAddress } from '../paths.ts'

/** Who may do what by a role, and a copy of it. */
export function useCardActions(role: Role | null): { actions: CardAction[]; dialog: ReactElement | null } {
  const { t } = useTranslation(['roleCard', 'cards'])
  const navigate = useNavigate()
  const duplicate = useDuplicateAction()
  const [isAsked, setAsked] = useState(false)
  if (!role) return { actions: [], dialog: null }

  const actions: CardAction[] = [
    {
      id: 'access',
      label: t('roleCard:access'),
      icon: <QuestionIcon size={18} />,
      onAct: () => setAsked(true),
    },
    {
      id: 'people',
      label: t('people'),
      icon: <SearchIcon size={18} />,
      onAct: () => void navigate(peopleOfRolePath(role.name)),
    },
    ...(isActive(role.idstate)
      ? [
          {
            id: 'give',
            label: t('give'),
            icon: <PlusIcon size={18} />,
            onAct: () => void navigate(giveRolePath(role.name)),
          },
        ]
      : []),
    duplicate(copyPath(roleAddress, role.id)),
  ]
  const dialog = isAsked ? <Borrowed part="RoleAccess" role={role} onClose={() => setAsked(false)} /> : null
  return { actions, dialog }
}
