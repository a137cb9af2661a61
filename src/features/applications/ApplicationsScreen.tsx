import { useMemo, type ReactElement } from 'react'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { newFromFilePath } from '#shared/files/fileAddress.ts'
import { ClientListScreen } from '#shared/list/ClientListScreen.tsx'
import { freshRows } from '#shared/list/freshRows.ts'
import { applicationsApi } from './api.ts'
import { applicationColumns, applicationLines, rowTexts } from './list/columns.tsx'
import {
  applicationSearchAndSort,
  nameOf,
  applicationAddress,
  applicationPath,
  newApplicationPath,
} from './rules.ts'
import { useApplicationActions } from './list/actions.ts'
import './texts.ts'
import './list/applications.css'

export { ApplicationsScreen as Screen }

const LazyApplicationsBulk = lazyPart(
  () =>
    import(/* webpackChunkName: "apps-bulk" */ './list/ApplicationsBulk.tsx').then(
      (code) => code.ApplicationsBulk,
    ),
  'part',
)

const LazyApplicationPeek = lazyPart(
  () =>
    import(/* webpackChunkName: "apps-peek" */ './list/ApplicationPeek.tsx').then(
      (code) => code.ApplicationPeek,
    ),
  'part',
)

/** List of all applications but the reserved one, with search, sort and switches (APP-01 to APP-16). */
export function ApplicationsScreen(): ReactElement {
  const { t } = useTranslation('applications')
  const query = applicationsApi.useListApplicationsQuery(undefined, freshRows)
  const { switchState, ...rowStates } = useApplicationActions()
  const texts = useMemo(() => rowTexts(t), [t])
  const columns = useMemo(() => applicationColumns({ texts, switchState }), [texts, switchState])
  const peek = { Panel: LazyApplicationPeek, labelOf: texts.peekRow }

  return (
    <ClientListScreen
      name="applications"
      query={query}
      list={applicationSearchAndSort}
      columns={columns}
      pathOf={applicationPath}
      nameOf={nameOf}
      selectLabelOf={texts.selectRow}
      peek={peek}
      createPath={newApplicationPath}
      filePath={newFromFilePath(applicationAddress)}
      csv={{ file: 'aplicaciones.csv', lines: (rows) => applicationLines(rows, t) }}
      actions={rowStates}
      Bulk={LazyApplicationsBulk}
    />
  )
}
