import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useIsOnline } from '#shared/browser/useIsOnline.ts'

/** Reason for a disabled button while offline. */
export function useOfflineReason(): string | undefined {
  const { t } = useTranslation()
  return useIsOnline() ? undefined : t('offlineSend')
}
