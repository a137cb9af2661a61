import { type ComponentType, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import { Tabs } from '#shared/cards/Tabs.tsx'
import { useLeaveAsking } from '#shared/cards/useLeaveGuard.ts'
import { ChoiceSelect } from '#shared/fields/ChoiceSelect.tsx'
import { menuTabs, type MenuTab } from '#shared/lib/consoleScreens.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { useTitle } from '#shared/lib/useTitle.ts'
import { MenuBar } from '#shared/menu/draft/MenuBar.tsx'
import '#shared/menu/draft/menuDraft.css'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ScreenHeading } from '#shared/ui/ScreenHeading.tsx'
import { menusApi } from './api.ts'
import { MenuEditor } from './editor/MenuEditor.tsx'
import type { MenuApplication } from './menuApplication.ts'
import './menuSettings.css'
import './menuSettingsTexts.ts'
import { LazyMenuPreview } from './preview/LazyMenuPreview.ts'
import type { MenuPreviewProps } from './preview/MenuPreview.tsx'
import { locationOf, menuSettingsPath, readTab, tabPath } from './paths.ts'

type MenuSettingsScreenProps = {
  /** The room of the suite's applications, for the fourth tab; rooms know nothing of each other. */
  Suite: ComponentType<{ application: MenuApplication; Preview: (props: MenuPreviewProps) => ReactNode }>
}

/** The menus of an application, a tab for each place (MNU-01 to MNU-13). */
export function MenuSettingsScreen({ Suite }: MenuSettingsScreenProps): ReactElement {
  const tab = readTab(useParams<'tab'>()['tab'])
  const { search } = useLocation()
  if (tab === null) return <Navigate to={`${menuSettingsPath}/${menuTabs[0]}${search}`} replace />
  return <MenuTabScreen tab={tab} Suite={Suite} />
}

function MenuTabScreen({ tab, Suite }: MenuSettingsScreenProps & { tab: MenuTab }): ReactElement {
  const { t } = useTranslation('menuSettings')
  const [params, setParams] = useSearchParams()
  const leaveAsking = useLeaveAsking()
  const list = menusApi.useListApplicationsForMenusQuery()
  const chosen = params.get('app') ?? ''
  const application = list.data?.find(({ id }) => String(id) === chosen)
  const error = apiErrorOf(list.error)
  useTitle('record', t(`tabs.${tab}`))

  return (
    <div className="menu-settings">
      <ScreenHeading title={t('title')} />
      <Tabs
        tabs={menuTabs.map((id) => ({ id, label: t(`tabs.${id}`), path: tabPath(id, chosen) }))}
        current={tab}
      >
        <div className="menu-application">
          <ChoiceSelect
            label={t('application')}
            placeholder={t('choose')}
            options={(list.data ?? []).map(({ id, name, title }) => ({
              value: String(id),
              label: serverText(title) ?? name,
            }))}
            value={application ? chosen : ''}
            onChange={(app) =>
              leaveAsking(() => setParams(app === '' ? {} : { app }, { replace: true, flushSync: true }))
            }
          />
        </div>
        {error && !list.data && (
          <FailureNotice error={error} busy={list.isFetching} onRetry={() => void list.refetch()} />
        )}
        {application && tab === 'suite' && (
          <Suite key={application.id} application={application} Preview={LazyMenuPreview} />
        )}
        {application && tab !== 'suite' && (
          <MenuEditor
            key={`${application.id} ${tab}`}
            application={application}
            location={locationOf(tab)}
            applications={list.data ?? []}
          />
        )}
        {!application && (
          <div className="menu-frame">
            <MenuBar draft={null} />
            <p className="menu-empty">{chosen !== '' && list.data ? t('notOffered') : t('chooseFirst')}</p>
          </div>
        )}
      </Tabs>
    </div>
  )
}
