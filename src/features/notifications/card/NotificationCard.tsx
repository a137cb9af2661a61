import { skipToken } from '@reduxjs/toolkit/query'
import { useId, useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Card } from '#shared/cards/Card.tsx'
import { changesTo, membersAfter } from '#shared/cards/cardParts.ts'
import { useCard } from '#shared/cards/useCard.ts'
import { useCardDraft } from '#shared/cards/useCardDraft.ts'
import { optionsOf, optionText, type FieldOptions } from '#shared/fields/options.ts'
import { OptionsField } from '#shared/fields/OptionsField.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { notificationsApi } from '../api.ts'
import { clashesOf } from '../clashes.ts'
import { cardFormOn, toForm, noNotificationChanges } from './form.ts'
import { useServiceNow } from '#shared/session/serviceNow.ts'
import { nameOf, notificationAddress, titlesOf } from '../rules.ts'
import { isExecuted, type Notification, isPending } from '../notification.ts'
import { NotificationDetails } from './NotificationDetails.tsx'
import { NotificationFields } from './NotificationFields.tsx'
import { useCardActions } from './useCardActions.tsx'
import { useCopied } from './useCopied.ts'
import { useEditQuestion } from './useEditQuestion.tsx'
import { useEnabledCheck } from './useEnabledCheck.tsx'
import { useNotificationCheck } from './useNotificationCheck.ts'
import { useNotificationSave } from './useNotificationSave.tsx'
import { useTemplates } from './useTemplates.ts'
import { useVariables } from './useVariables.ts'
import type { CardRecord } from '#shared/cards/CardHeading.tsx'
import { serverText } from '#shared/texts/serverText.ts'

type NotificationCardProps = {
  /** Null for a new one. */
  notification: Notification | null
  /** Source of a copied new one. */
  copied?: Notification | undefined
  /** Initial day of a new one, unless past. */
  day?: string | null
}

const none: never[] = []

/** The card of a notification: one form, one save (NTF-08 to NTF-23, NTV-01 to NTV-22). */
export function NotificationCard({ notification, copied, day = null }: NotificationCardProps): ReactElement {
  const { t } = useTranslation(['notificationCard', 'common'])
  const ids = { applications: useId(), variables: useId() }
  const now = useServiceNow()
  const all = notificationsApi.useListNotificationsQuery({}).data ?? none
  const loaded = useMemo(() => notification && toForm(notification), [notification])
  const [kind] = useState(() => cardFormOn(day))
  const draft = useCardDraft({ cardForm: kind, loaded, noChanges: noNotificationChanges })
  const options = useApplicationOptions()
  useCopied(draft, copied, options)
  const { form } = draft

  const stored = useMemo(() => (notification?.applicationIds ?? none).map(String), [notification])
  const applicationIds = membersAfter(stored, draft.sets.applications)
  const offered = useMemo(() => new Set(options.list.map(({ value }) => value)), [options.list])
  const templateId = form.watch('templateId')
  const templates = useTemplates(applicationIds.map(Number), templateId)
  const subjects = optionsOf(
    notificationsApi.useListSubjectsByTemplateQuery(templateId === '' ? skipToken : Number(templateId)),
    ({ id, name }) => ({ value: String(id), label: name }),
  )
  const subjectOptions = templateId === '' ? { ...subjects, state: 'ready' as const } : subjects
  const variables = useVariables({ form, template: templates.template, base: draft.base })
  const titleOf = (id: string): string => options.list.find(({ value }) => value === id)?.label ?? id

  const { isLacking, check, recheck } = useNotificationCheck({
    form,
    hasApplications: applicationIds.length > 0,
    variables,
    ids,
  })
  const isAccepted = useEnabledCheck(titleOf)
  const saving = useNotificationSave({
    notification,
    all,
    draft,
    template: templates.template,
    names: {
      application: titleOf,
      template: templates.titleOf,
      subject: (id) => optionText(subjectOptions, id) ?? id,
    },
    check: async (ask) =>
      (await check()) &&
      (await isAccepted(
        {
          templateId: Number(templateId),
          applicationIds: applicationIds.map(Number),
          template: templates.template,
        },
        ask,
      )),
    recheck,
  })
  const card = useCard({
    id: notification?.id ?? 0,
    address: notificationAddress,
    draft,
    saving,
  })
  const editing = useEditQuestion(notification ? nameOf(notification) : '', draft.beginEdit)
  const { actions, dialog: reach } = useCardActions(notification)
  const clashes = clashesOf(
    {
      id: notification?.id ?? 0,
      day: form.watch('day'),
      applicationIds: applicationIds.map(Number),
    },
    all,
  )
  const isOver = notification !== null && isExecuted(notification)
  const worded = notification && titlesOf(notification, null)
  const shownApplications =
    options.state === 'ready'
      ? { value: stored.filter((id) => offered.has(id)).map(titleOf) }
      : {
          value: worded?.length ? worded : t('common:loading'),
          ...(options.state === 'failed' && { retry: options.retry }),
        }

  return (
    <>
      <Card
        title={t(`notificationCard:titles.${card.bar.mode}`)}
        record={notification ? recordOf(notification) : undefined}
        actions={actions}
        card={{ ...card, onEdit: isOver ? undefined : editing.ask }}
        saving={saving}
        leaveTitle={t('notificationCard:unsaved')}
      >
        {notification && !draft.base ? (
          <NotificationDetails
            notification={notification}
            applications={shownApplications}
            clashes={isOver ? none : clashes}
            {...{ templates, variables, titleOf, now }}
          />
        ) : (
          <>
            {isOver && <Notice kind="warning">{t('notificationCard:executed')}</Notice>}
            <NotificationFields
              form={form}
              isReadOnly={card.isReadOnly}
              hasApplications={applicationIds.length > 0}
              onTemplate={() => {
                form.setValue('subjectId', '', { shouldDirty: true })
                form.setValue('variables', '[]', { shouldDirty: true })
              }}
              subjects={subjectOptions}
              variablesId={ids.variables}
              onSubmit={card.submit}
              {...{ templates, variables, clashes, titleOf, now }}
            >
              <OptionsField
                id={ids.applications}
                options={options}
                values={applicationIds.filter((id) => offered.has(id))}
                label={t('notificationCard:fields.applications')}
                error={isLacking ? t('common:required') : undefined}
                onChange={(chosen) =>
                  !saving.isWorking && draft.change('applications', changesTo(stored, chosen, offered))
                }
              />
            </NotificationFields>
          </>
        )}
      </Card>
      {editing.dialog}
      {reach}
    </>
  )
}

/** Heading of a notification, with the service's text of its state (decision D54). */
function recordOf(notification: Notification): CardRecord {
  return {
    name: nameOf(notification),
    about: serverText(notification.subjectName),
    state: {
      isActive: isExecuted(notification),
      isPending: isPending(notification),
      label: serverText(notification.stateName) ?? '',
    },
  }
}

/** Selectable applications by id (CCL-21). */
function useApplicationOptions(): FieldOptions {
  const { data, isFetching, isError, refetch } = notificationsApi.useListNotificationApplicationsQuery()
  return useMemo(
    () =>
      optionsOf({ currentData: data, isFetching, isError, refetch }, ({ id, title, name }) => ({
        value: String(id),
        label: serverText(title) ?? name,
      })),
    [data, isFetching, isError, refetch],
  )
}
