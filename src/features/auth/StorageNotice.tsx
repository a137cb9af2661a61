import { useSyncExternalStore, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { isStorageDenied } from '#shared/lib/storage.ts'
import { Notice } from '#shared/ui/Notice.tsx'

/** Says that the browser keeps nothing for this portal (hardening T93); silent where it does. */
export function StorageNotice(): ReactElement | null {
  const { t } = useTranslation()
  // A drawing without a browser has no storage to ask about.
  const isDenied = useSyncExternalStore(never, isStorageDenied, () => false)
  return isDenied ? <Notice kind="warning">{t('storageDenied')}</Notice> : null
}

function never(): () => void {
  return () => undefined
}
