import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useNavigate } from 'react-router-dom'
import type { Role } from '#contracts/roles.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import type { CardAction } from '#shared/cards/CardActions.tsx'
import { CopyIcon, QuestionIcon } from '#shared/ui/consoleIcons.tsx'
import { copyRolePath } from '../paths.ts'

/** Who may do what by a role, and a copy of it. */
export function useCardActions(role: Role | null): { actions: CardAction[]; dialog: ReactElement | null } {
  const { t } = useTranslation('roleCard')
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  if (!role) return { actions: [], dialog: null }

  const actions: CardAction[] = [
    {
      id: 'access',
      label: t('access'),
      icon: <QuestionIcon size={18} />,
      onAct: () => setAsked(true),
    },
    {
      id: 'duplicate',
      label: t('duplicate'),
      icon: <CopyIcon size={18} />,
      onAct: () => void navigate(copyRolePath(role.id)),
    },
  ]
  const dialog = isAsked ? <Borrowed part="RoleAccess" role={role} onClose={() => setAsked(false)} /> : null
  return { actions, dialog }
}
