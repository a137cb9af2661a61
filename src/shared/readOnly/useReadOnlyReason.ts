import { useSyncExternalStore } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { isReadOnlyHere, onReadOnlyChange } from './readOnlyRooms.ts'

/** Why nothing can be changed in this room: learnt from a write that was refused, never guessed (D15). */
export function useReadOnlyReason(): string | undefined {
  const { t } = useTranslation()
  return useSyncExternalStore(onReadOnlyChange, isReadOnlyHere) ? t('readOnly') : undefined
}
