import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { iconLabel } from './iconLabel.ts'

/** What an icon is called in the language in force. */
export function IconName({ name }: { name: string }): ReactElement {
  const { i18n } = useTranslation()
  return <bdi>{iconLabel(name, i18n.language)}</bdi>
}
