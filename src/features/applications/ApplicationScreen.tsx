import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { ApplicationSettings } from '#contracts/application-settings.ts'
import { CardScreen, type RecordRead } from '#shared/cards/CardScreen.tsx'
import { NewCard } from '#shared/cards/copy/NewCard.tsx'
import { ApplicationCard } from './card/ApplicationCard.tsx'
import { applicationAddress, type ApplicationTab } from './rules.ts'
import { applicationSettingsApi } from './settingsApi.ts'
import './card/texts.ts'

export { ApplicationScreen as Screen }

/** The card at /apps/new and at /apps/:id, with the tab that follows. */
export function ApplicationScreen(): ReactElement {
  const { t } = useTranslation('applicationCard')
  return (
    <CardScreen {...useScreenProps()} title={(tab) => t(`view.${tab}`)}>
      {(application, tab) =>
        application ? (
          <ApplicationCard application={application} tab={tab} />
        ) : (
          <NewApplication key="new" tab={tab} />
        )
      }
    </CardScreen>
  )
}

/** A new application, empty or copied from another one. */
function NewApplication({ tab }: { tab: ApplicationTab }): ReactElement {
  const { t } = useTranslation('applicationCard')
  return (
    <NewCard {...useScreenProps()} tab={tab} title={() => t('new')}>
      {(copied) => <ApplicationCard application={null} tab={tab} copied={copied} />}
    </NewCard>
  )
}

/** Properties that stored, new and copied applications share. */
function useScreenProps() {
  const { t } = useTranslation('applicationCard')
  return {
    address: applicationAddress,
    useRecord: useApplication,
    skeletonGroups: [5, 3],
    texts: { notFound: t('notFound'), toList: t('toList') },
  }
}

function useApplication(id: number): RecordRead<ApplicationSettings> {
  const answer = applicationSettingsApi.useGetApplicationQuery({ id })
  return { record: answer.data, answers: [answer] }
}
