import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CardDetails, type Detail } from '#shared/cards/CardDetails.tsx'
import { CardGroup } from '#shared/cards/CardGroup.tsx'
import { shownDate } from '#shared/format/calendarDate.ts'
import { formatDate } from '#shared/format/formatDate.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import type { Clash } from '../clashes.ts'
import { isExecuted, type Notification } from '../notification.ts'
import { momentText } from '../moments/momentText.ts'
import { ClashNotice } from './ClashNotice.tsx'
import './notificationCard.css'
import { TemplatePreview } from './TemplatePreview.tsx'
import type { CardTemplates } from './useTemplates.ts'
import type { CardVariables } from './useVariables.ts'

type NotificationDetailsProps = {
  notification: Notification
  /** Its offered applications, or the service's text while their titles are unknown. */
  applications: Pick<Detail, 'value' | 'retry'>
  templates: CardTemplates
  variables: CardVariables
  clashes: readonly Clash[]
  titleOf: (id: string) => string
  /** Time of the service in ms. */
  now: number
}

/** Read-only notification; an executed one says that it cannot be changed (NTF-16, NTF-17, G-50). */
export function NotificationDetails(props: NotificationDetailsProps): ReactElement {
  const { notification, templates, variables, now } = props
  const { t } = useTranslation('notificationCard')
  const { reason, templateId, subjectId, subjectName, day, createdon } = notification
  const isOver = isExecuted(notification)
  return (
    <>
      {isOver && <Notice kind="info">{t('executed')}</Notice>}
      <CardDetails
        groups={[
          {
            title: t('groups.notification'),
            details: [
              { label: t('fields.reason'), value: reason },
              { label: t('fields.applications'), ...props.applications },
              { label: t('fields.templateId'), value: templates.titleOf(String(templateId)) },
              { label: t('created'), value: createdon && formatDate(createdon) },
            ],
          },
          {
            title: t('groups.content'),
            details: [
              { label: t('fields.subjectId'), value: subjectName ?? String(subjectId) },
              {
                label: t('fields.day'),
                value: (!isOver && momentText(day, now)) || shownDate(day),
              },
            ],
          },
        ]}
      >
        <CardGroup title={t('groups.preview')}>
          <TemplatePreview template={templates.template} list={variables.list} />
          <ClashNotice clashes={props.clashes} titleOf={props.titleOf} />
        </CardGroup>
      </CardDetails>
    </>
  )
}
