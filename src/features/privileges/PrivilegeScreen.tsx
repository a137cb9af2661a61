import { useMemo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { LoadingCard, MissingCard } from '#shared/cards/CardFrame.tsx'
import { useKept } from '#shared/cards/useKept.ts'
import { freshRows } from '#shared/list/freshRows.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { privilegesApi } from './api.ts'
import { PrivilegeCard } from './card/PrivilegeCard.tsx'
import { privilegeAddress, privilegePath } from './paths.ts'
import './privilegeCardTexts.ts'
import { withApplications } from './readPrivilege.ts'

/** The card at /privileges/new and at /privileges/:id. */
export function PrivilegeScreen(): ReactElement {
  const { id, tab } = privilegeAddress.read(useParams<'id' | 'tab'>())
  if (id === null) return <MissingPrivilege />
  if (tab === null) return <Navigate to={privilegePath(id)} replace />
  if (id === 0) return <PrivilegeCard key="new" privilege={null} applications={none} />
  return <StoredPrivilegeCard key={id} id={id} />
}

const none: never[] = []

function StoredPrivilegeCard({ id }: { id: number }): ReactElement {
  const { t } = useTranslation('privilegeCard')
  const { title: product } = useTheme()
  const list = privilegesApi.useListPrivilegesQuery({}, freshRows)
  const own = privilegesApi.useListApplicationsOfPrivilegeQuery(id)
  const row = list.data?.find((one) => one.id === id)
  const privilege = useMemo(() => row && own.data && withApplications(row, own.data), [row, own.data])
  const shown = useKept(privilege)
  if (shown) return <PrivilegeCard privilege={shown} applications={own.data ?? none} />
  if (list.data && !row) return <MissingPrivilege />
  return (
    <LoadingCard
      title={t('titles.view')}
      product={product}
      listPath={privilegeAddress.listPath}
      answers={[list, own]}
      groups={[3, 1, 2]}
    />
  )
}

function MissingPrivilege(): ReactElement {
  const { t } = useTranslation('privilegeCard')
  const { title: product } = useTheme()
  return (
    <MissingCard
      title={t('notFound')}
      product={product}
      listPath={privilegeAddress.listPath}
      toList={t('toList')}
    />
  )
}
