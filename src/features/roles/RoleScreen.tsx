import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { LoadingCard, MissingCard } from '#shared/cards/CardFrame.tsx'
import { useKept } from '#shared/cards/useKept.ts'
import { freshRows } from '#shared/list/freshRows.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { rolesApi } from './api.ts'
import { RoleCard } from './card/RoleCard.tsx'
import { NewRole } from './NewRole.tsx'
import { roleAddress, rolePath, type RoleTab } from './paths.ts'
import './roleCardTexts.ts'

/** The card at /roles/new and at /roles/:id, with the tab that follows. */
export function RoleScreen(): ReactElement {
  const { id, tab } = roleAddress.read(useParams<'id' | 'tab'>())
  if (id === null) return <MissingRole />
  if (tab === null) return <Navigate to={rolePath(id)} replace />
  if (id === 0) return <NewRole key="new" tab={tab} />
  return <StoredRole key={id} id={id} tab={tab} />
}

function StoredRole({ id, tab }: { id: number; tab: RoleTab }): ReactElement {
  const { t } = useTranslation('roleCard')
  const { title: product } = useTheme()
  const list = rolesApi.useListRolesQuery({}, freshRows)
  const role = useKept(list.data?.find((one) => one.id === id))
  if (role) return <RoleCard role={role} tab={tab} />
  if (list.data) return <MissingRole />
  return (
    <LoadingCard
      title={t(`titles.${tab}.view`)}
      product={product}
      listPath={roleAddress.listPath}
      answers={[list]}
      groups={[3]}
    />
  )
}

function MissingRole(): ReactElement {
  const { t } = useTranslation('roleCard')
  const { title: product } = useTheme()
  return (
    <MissingCard
      title={t('notFound')}
      product={product}
      listPath={roleAddress.listPath}
      toList={t('toList')}
    />
  )
}
