import { Suspense, useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { appName } from '#shared/api/appName.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { Shell } from '#shell/Shell.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { useDraftSweep } from './useDraftSweep.ts'
import { useLiveSession } from './useLiveSession.ts'

const MaintenanceOverlay = lazyPart(
  () => import('#shared/ui/MaintenanceOverlay.tsx').then(({ MaintenanceOverlay }) => MaintenanceOverlay),
  'extra',
)

/** The shell around a screen, with session refresh and maintenance message (S-30). */
export function ShellWithSession({ children }: { children: ReactNode }): ReactElement {
  const { t } = useTranslation()
  const theme = useTheme()
  const [isSeen, setSeen] = useState(false)
  const { data: maintenance } = applicationsApi.useGetMaintenanceWindowQuery({
    headers: { appName: appName() },
  })
  useLiveSession()
  useDraftSweep()
  return (
    <>
      <Shell theme={theme}>{children}</Shell>
      {maintenance?.isMaintenance && !isSeen && (
        <Suspense fallback={null}>
          <MaintenanceOverlay
            html={maintenance.message ?? ''}
            title={t('maintenance')}
            acceptLabel={t('understood')}
            onAccept={() => setSeen(true)}
          />
        </Suspense>
      )}
    </>
  )
}
