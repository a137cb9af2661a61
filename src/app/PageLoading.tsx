import type { ReactElement } from 'react'
import { useIsConnected } from '#shared/browser/useIsOnline.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { ScreenMissing } from '#shared/ui/CodeMissing.tsx'
import { Overlay } from '#shared/ui/Overlay.tsx'

/** Loading state of a page; offline it says so. */
export function PageLoading(): ReactElement {
  const { t } = useTranslation()
  return useIsConnected() ? <Overlay label={t('loading')} /> : <ScreenMissing place="page" />
}
