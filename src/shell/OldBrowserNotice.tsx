import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { isOldBrowser } from './isOldBrowser.ts'
import './shellTexts.ts'

/** Notice that the console needs a newer browser than the sign-in does (docs/deployment.md). */
export function OldBrowserNotice(): ReactElement | null {
  const { t } = useTranslation(['shell', 'common'])
  const [isShown, setShown] = useState(isOldBrowser)
  if (!isShown) return null
  return (
    <Notice
      kind="warning"
      action={<LinkButton onClick={() => setShown(false)}>{t('common:close')}</LinkButton>}
    >
      {t('shell:oldBrowser')}
    </Notice>
  )
}
