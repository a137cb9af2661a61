import { Suspense, useState, useSyncExternalStore, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { expiredUser, foreignPlace } from '#shared/session/tokens.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { allThemes } from '#themes/registry.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { isStorageDenied } from '#shared/browser/storage.ts'
import type { LoginNotices } from './loginNotices.ts'

/** Says that the session expired and that the sign-in returns to its page. */
export function EndedNotice(): ReactElement | null {
  const { t } = useTranslation('login')
  // Prerendering has no storage.
  const user = useSyncExternalStore(never, expiredUser, () => null)
  return user === null ? null : <Notice>{t('sessionEnded')}</Notice>
}

/** Says that the browser denies storage (hardening T93). */
export function StorageNotice(): ReactElement | null {
  const { t } = useTranslation()
  // Prerendering has no storage.
  const isDenied = useSyncExternalStore(never, isStorageDenied, () => false)
  return isDenied ? <Notice kind="warning">{t('storageDenied')}</Notice> : null
}

/** Says that this tab's session belongs to another product and is not used. */
export function OtherProductNotice(): ReactElement | null {
  const { t } = useTranslation('login')
  const { productName } = useTheme()
  const [foreign] = useState(foreignPlace)
  const other = foreign === null ? undefined : allThemes().find(({ key }) => key === foreign)
  return other ? <Notice>{t('otherProduct', { other: other.productName, own: productName })}</Notice> : null
}

const MaintenanceOverlay = lazyPart(
  () => import('#shared/ui/MaintenanceOverlay.tsx').then(({ MaintenanceOverlay }) => MaintenanceOverlay),
  'extra',
)

/** Maintenance message in a dialog until it is accepted (S-30). */
export function MaintenanceNotice({ notices }: { notices: LoginNotices | null }): ReactElement | null {
  const { t } = useTranslation()
  const [isSeen, setSeen] = useState(false)
  if (notices === null || notices.maintenance === null || isSeen) return null
  return (
    <Suspense fallback={null}>
      <MaintenanceOverlay
        html={notices.maintenance}
        title={t('maintenance')}
        acceptLabel={t('understood')}
        onAccept={() => setSeen(true)}
      />
    </Suspense>
  )
}

function never(): () => void {
  return () => undefined
}
