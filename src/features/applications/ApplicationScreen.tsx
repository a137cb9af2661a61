import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { ApplicationSettings } from '#contracts/application-settings.ts'
import { CardScreen, type RecordRead } from '#shared/cards/CardScreen.tsx'
import { ApplicationCard } from './card/ApplicationCard.tsx'
import { applicationAddress } from './paths.ts'
import { applicationSettingsApi } from './settingsApi.ts'
import './applicationCardTexts.ts'

/** The card at /apps/new and at /apps/:id, with the tab that follows. */
export function ApplicationScreen(): ReactElement {
  const { t } = useTranslation('applicationCard')
  return (
    <CardScreen
      address={applicationAddress}
      useRecord={useApplication}
      title={(tab) => t(`view.${tab}`)}
      groups={[5, 3]}
      texts={{ notFound: t('notFound'), toList: t('toList') }}
    >
      {(application, tab) => <ApplicationCard application={application} tab={tab} />}
    </CardScreen>
  )
}

function useApplication(id: number): RecordRead<ApplicationSettings> {
  const answer = applicationSettingsApi.useGetApplicationQuery(id)
  return { record: answer.data, answers: [answer] }
}
