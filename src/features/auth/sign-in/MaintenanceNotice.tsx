import { Suspense, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import type { LoginNotices } from './loginNotices.ts'

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
