import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { iconLabel } from './iconLabel.ts'

/** What an icon is called in the language in force. */
export function IconName({ name }: { name: string }): ReactElement {
  const { language } = useTranslation()
  return <bdi>{iconLabel(name, language)}</bdi>
}
