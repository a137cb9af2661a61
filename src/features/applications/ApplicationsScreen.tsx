import { useMemo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Application } from '#contracts/applications.ts'
import { ClientListScreen } from '#shared/list/ClientListScreen.tsx'
import { useListView } from '#shared/list/useListView.ts'
import { applicationsApi } from './api.ts'
import { applicationColumns } from './list/applicationColumns.tsx'
import { applicationLines } from './list/applicationLines.ts'
import { applicationList, nameOf } from './list/applicationList.ts'
import { ApplicationsBulk } from './list/ApplicationsBulk.tsx'
import { rowTexts } from './list/rowTexts.ts'
import { useApplicationActions } from './list/useApplicationActions.ts'
import { applicationPath, newApplicationPath } from './paths.ts'
import './applicationsTexts.ts'
import './list/applications.css'

export { prefetchApplications } from './list/prefetchApplications.ts'

/** Rows that are no older are shown without asking again, s. */
const fresh = { refetchOnMountOrArgChange: 10 }

/** All applications but the reserved one: searched while somebody types, ordered, switched (APP-01 to APP-16). */
export function ApplicationsScreen(): ReactElement {
  const { t } = useTranslation('applications')
  const query = applicationsApi.useListApplicationsQuery(undefined, fresh)
  const { switchState, ...actions } = useApplicationActions()
  const texts = useMemo(() => rowTexts(t), [t])
  const columns = useMemo(() => applicationColumns({ texts, switchState }), [texts, switchState])
  const view = useListView('applications', columns)

  return (
    <ClientListScreen
      texts={{ title: t('title'), search: t('search'), create: t('create'), exportNone: t('exportNone') }}
      query={query}
      isWaiting={query.data === undefined && query.isFetching}
      list={applicationList}
      table={view.table}
      columnsMenu={view.menu}
      pathOf={pathOf}
      nameOf={nameOf}
      selectLabelOf={texts.selectRow}
      createPath={newApplicationPath}
      csv={{ file: 'aplicaciones.csv', lines: (rows) => applicationLines(rows, t) }}
      actions={actions}
      Bulk={ApplicationsBulk}
    />
  )
}

const pathOf = ({ id }: Application): string => applicationPath(id)
