import { useSyncExternalStore } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { isReaderHere, onReaderChange } from './readerRooms.ts'

/** Why nothing can be changed in this room: learnt from a write that was refused, never guessed (D15). */
export function useReaderReason(): string | undefined {
  const { t } = useTranslation()
  return useSyncExternalStore(onReaderChange, isReaderHere) ? t('readOnly') : undefined
}
