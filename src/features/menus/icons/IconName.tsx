import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { iconLabel } from './iconLabel.ts'

/** Name of an icon in the current language. */
export function IconName({ name }: { name: string }): ReactElement {
  const { language } = useTranslation()
  return <bdi>{iconLabel(name, language)}</bdi>
}
