import { useNavigate } from 'react-router-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CopyIcon } from '#shared/ui/consoleIcons.tsx'
import type { CardAction } from '../CardActions.tsx'

/** Opens the card of a new record that copies this one: returns a function of that card's address. */
export function useDuplicateAction(): (path: string, label?: string) => CardAction {
  const { t } = useTranslation('cards')
  const navigate = useNavigate()
  return (path, label = t('duplicate')) => ({
    id: 'duplicate',
    label,
    icon: <CopyIcon size={18} />,
    onAct: () => void navigate(path),
  })
}
