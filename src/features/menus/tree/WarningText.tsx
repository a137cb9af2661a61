import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import type { Warning } from './itemWarnings.ts'

export function WarningText({ warning }: { warning: Warning }): string {
  const { t } = useTranslation('menuSettings')
  const names = 'names' in warning ? (serverText(warning.names) ?? '') : ''
  return t(`warning.${warning.kind}`, { names })
}
