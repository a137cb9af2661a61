import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useIsOnline } from '#shared/browser/useIsOnline.ts'

/** Why nothing can be sent now, for the button that would send it. */
export function useOfflineReason(): string | undefined {
  const { t } = useTranslation()
  return useIsOnline() ? undefined : t('offlineSend')
}
