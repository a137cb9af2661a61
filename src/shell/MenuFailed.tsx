import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#shared/ui/LinkButton.tsx'

/** A menu did not come: said quietly, since everything else works. */
export function MenuFailed({ text, onRetry }: { text: string; onRetry: () => void }): ReactElement {
  const { t } = useTranslation()
  return (
    <p className="menu-failed" role="status">
      {text} <LinkButton onClick={onRetry}>{t('retry')}</LinkButton>
    </p>
  )
}
