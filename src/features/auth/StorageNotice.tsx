import { useEffect, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { isStorageDenied } from '#shared/lib/storage.ts'
import { Notice } from '#shared/ui/Notice.tsx'

/** Says that the browser keeps nothing for this portal (hardening T93); silent where it does. */
export function StorageNotice(): ReactElement | null {
  const { t } = useTranslation()
  const [isDenied, setDenied] = useState(false)
  // After the first drawing, which has no browser to ask.
  useEffect(() => setDenied(isStorageDenied()), [])
  return isDenied ? <Notice kind="warning">{t('storageDenied')}</Notice> : null
}
