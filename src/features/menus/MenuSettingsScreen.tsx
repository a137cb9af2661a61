import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { apiErrorOf } from '#shared/api/apiError.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { Tabs } from '#shared/cards/Tabs.tsx'
import { useLeaveAsking } from '#shared/cards/useLeaveGuard.ts'
import { ChoiceSelect } from '#shared/fields/ChoiceSelect.tsx'
import { menuTabs, type MenuTab } from '#shared/address/consoleAddresses.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTitle } from '#shared/hooks/useTitle.ts'
import { MenuBar } from '#shared/menu/draft/MenuBar.tsx'
import '#shared/menu/draft/menuDraft.css'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ScreenHeading } from '#shared/ui/ScreenHeading.tsx'
import { menusApi } from './api.ts'
import { MenuEditor } from './editor/MenuEditor.tsx'
import './menuSettings.css'
import './texts.ts'
import { locationOf, menuSettingsPath, readTab, tabPath } from './rules.ts'

/** Menus of an application, with a tab per location (MNU-01 to MNU-13). */
export function MenuSettingsScreen(): ReactElement {
  const { search } = useLocation()
  const tab = readTab(useParams()['tab'])
  if (tab === null) return <Navigate to={`${menuSettingsPath}/${menuTabs[0]}${search}`} replace />
  return <MenuTabScreen tab={tab} />
}

function MenuTabScreen({ tab }: { tab: MenuTab }): ReactElement {
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
          // No Suspense, so that the former tab stays until this one is loaded.
          <Borrowed part="SuiteItems" key={application.id} application={application} />
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
            <p className="menu-empty middle muted">
              {chosen !== '' && list.data ? t('notOffered') : t('chooseFirst')}
            </p>
          </div>
        )}
      </Tabs>
    </div>
  )
}
