import { useSyncExternalStore, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { isStorageDenied } from '#shared/browser/storage.ts'
import { Notice } from '#shared/ui/Notice.tsx'

/** Says that the browser denies storage (hardening T93). */
export function StorageNotice(): ReactElement | null {
  const { t } = useTranslation()
  // Prerendering has no storage.
  const isDenied = useSyncExternalStore(never, isStorageDenied, () => false)
  return isDenied ? <Notice kind="warning">{t('storageDenied')}</Notice> : null
}

function never(): () => void {
  return () => undefined
}
