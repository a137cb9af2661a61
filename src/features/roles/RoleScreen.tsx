import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { LoadingCard, MissingCard } from '#shared/cards/CardFrame.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { rolesApi } from './api.ts'
import { RoleCard } from './card/RoleCard.tsx'
import { NewRole } from './NewRole.tsx'
import { roleAddress, rolePath, rolesListPath, type RoleTab } from './paths.ts'
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
  const list = rolesApi.useListRolesQuery({}, { refetchOnMountOrArgChange: 10 })
  const role = list.data?.find((one) => one.id === id)
  // One that is gone meanwhile stays on the card: what was typed there is not to be lost.
  const [latest, setLatest] = useState(role)
  if (role && role !== latest) setLatest(role)
  const shown = role ?? latest
  if (shown) return <RoleCard role={shown} tab={tab} />
  if (list.data) return <MissingRole />
  return (
    <LoadingCard
      title={t(`titles.${tab}.view`)}
      product={product}
      listPath={rolesListPath}
      answer={list}
      groups={[3]}
    />
  )
}

function MissingRole(): ReactElement {
  const { t } = useTranslation('roleCard')
  const { title: product } = useTheme()
  return <MissingCard title={t('notFound')} product={product} listPath={rolesListPath} toList={t('toList')} />
}
