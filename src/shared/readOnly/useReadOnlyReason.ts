import { useSelector } from 'react-redux'
import { screenAt } from '#shared/address/screenAt.ts'
import type { RootState } from '#shared/api/createStore.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { selectReadOnlyRooms } from './readOnlyRooms.ts'

/** Why nothing can be changed in this room: learnt from a write that was refused, never guessed (D15). */
export function useReadOnlyReason(): string | undefined {
  const { t } = useTranslation()
  const room = screenAt(window.location.pathname)?.id
  const isReadOnly = useSelector((state: RootState) => selectReadOnlyRooms(state).some((one) => one === room))
  return isReadOnly ? t('readOnly') : undefined
}
