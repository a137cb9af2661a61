import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { foreignPlace } from '#shared/session/tokens.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { allThemes } from '#themes/registry.ts'
import { useTheme } from '#themes/ThemeContext.ts'

/** Says that this tab's session belongs to another product and is not used. */
export function OtherProductNotice(): ReactElement | null {
  const { t } = useTranslation('login')
  const { productName } = useTheme()
  const [foreign] = useState(foreignPlace)
  const other = foreign === null ? undefined : allThemes().find(({ key }) => key === foreign)
  return other ? <Notice>{t('otherProduct', { other: other.productName, own: productName })}</Notice> : null
}
