import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { LoadingCard, MissingCard } from '#shared/cards/CardFrame.tsx'
import { useKept } from '#shared/cards/useKept.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { ApplicationCard } from './card/ApplicationCard.tsx'
import { applicationAddress, applicationPath, type ApplicationTab } from './paths.ts'
import { applicationSettingsApi } from './settingsApi.ts'
import './applicationCardTexts.ts'

/** The card at /apps/new and at /apps/:id, with the tab that follows. */
export function ApplicationScreen(): ReactElement {
  const { id, tab } = applicationAddress.read(useParams<'id' | 'tab'>())
  if (id === null) return <MissingApplication />
  if (tab === null) return <Navigate to={applicationPath(id)} replace />
  if (id === 0) return <ApplicationCard key="new" application={null} tab={tab} />
  return <StoredApplication key={id} id={id} tab={tab} />
}

function StoredApplication({ id, tab }: { id: number; tab: ApplicationTab }): ReactElement {
  const { t } = useTranslation('applicationCard')
  const { title: product } = useTheme()
  const answer = applicationSettingsApi.useGetApplicationQuery(id)
  const { data } = answer
  const application = useKept(data)
  if (application) return <ApplicationCard application={application} tab={tab} />
  if (data === null) return <MissingApplication />
  return (
    <LoadingCard
      title={t(`view.${tab}`)}
      product={product}
      listPath={applicationAddress.listPath}
      answers={[answer]}
      groups={[5, 3]}
    />
  )
}

function MissingApplication(): ReactElement {
  const { t } = useTranslation('applicationCard')
  const { title: product } = useTheme()
  return (
    <MissingCard
      title={t('notFound')}
      product={product}
      listPath={applicationAddress.listPath}
      toList={t('toList')}
    />
  )
}
