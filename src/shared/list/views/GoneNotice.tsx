import type { ReactElement } from 'react'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import type { GoneParts } from './goneParts.ts'
import './viewsTexts.ts'

/** Names unknown parts of an address; the rest of it applies. */
export function GoneNotice({ sort, columns, filters }: GoneParts): ReactElement {
  const { t } = useTranslation('views')
  const names = (all: readonly string[]) => ({
    names: all.map((one) => `«${serverText(one) ?? ''}»`).join(', '),
  })
  const parts = [
    sort !== null && t('goneSort', names([sort])),
    columns.length > 0 && t('goneColumns', names(columns)),
    filters.length > 0 && t('goneFilters', names(filters)),
  ].filter(Boolean)
  return <Notice>{t('gone', { parts: parts.join(', ') })}</Notice>
}
