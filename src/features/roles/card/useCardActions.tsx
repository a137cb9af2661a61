import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useNavigate } from 'react-router-dom'
import type { Role } from '#contracts/roles.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import type { CardAction } from '#shared/cards/CardActions.tsx'
import { ColumnsIcon, CopyIcon, QuestionIcon } from '#shared/ui/consoleIcons.tsx'
import { copyRolePath } from '../paths.ts'

/** What a role can be asked: what it really gives, how it differs from another one, and a copy of it. */
export function useCardActions(role: Role | null): { actions: CardAction[]; dialog: ReactElement | null } {
  const { t } = useTranslation('roleCard')
  const navigate = useNavigate()
  const [shown, setShown] = useState<'RoleAccess' | 'CompareRoles' | null>(null)
  if (!role) return { actions: [], dialog: null }

  const actions: CardAction[] = [
    {
      id: 'effect',
      label: t('effect'),
      icon: <QuestionIcon size={18} />,
      onAct: () => setShown('RoleAccess'),
    },
    {
      id: 'compare',
      label: t('compare'),
      icon: <ColumnsIcon size={18} />,
      onAct: () => setShown('CompareRoles'),
    },
    {
      id: 'duplicate',
      label: t('duplicate'),
      icon: <CopyIcon size={18} />,
      onAct: () => void navigate(copyRolePath(role.id)),
    },
  ]
  const dialog = shown && <Borrowed part={shown} role={role} onClose={() => setShown(null)} />
  return { actions, dialog }
}
