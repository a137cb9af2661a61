import { useRef } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { createNotification, modifyNotification, type Template } from '#contracts/notifications.ts'
import { api } from '#shared/api/api.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { foundIn, type Found } from '#shared/api/reads.ts'
import { accessTable, membersAfter, type CardContent } from '#shared/cards/cardParts.ts'
import type { CardDraft } from '#shared/cards/useCardDraft.ts'
import { useCardSave, type CardSave } from '#shared/cards/useCardSave.tsx'
import type { Ask } from '#shared/cards/CardDialog.tsx'
import { serverText } from '#shared/texts/serverText.ts'
import { notificationsApi } from '../api.ts'
import {
  notificationCardForm,
  toForm,
  type NotificationForm,
  notificationParts,
  type NotificationNames,
  type NotificationSets,
} from './form.ts'
import { isExecuted, type Notification } from '../notification.ts'
import { isSame, toBody } from '../notificationBody.ts'
import {
  notificationAddress,
  readNotification,
  readNotifications,
  type NotificationAndList,
} from '../rules.ts'

type NotificationContent = CardContent<NotificationForm, NotificationSets>

type NotificationSaveOptions = {
  /** Null for a new one. */
  notification: Notification | null
  all: readonly Notification[]
  draft: CardDraft<NotificationForm, NotificationSets>
  names: NotificationNames
  template: Template | null
  check: (ask: Ask) => Promise<boolean>
  /** Checks again with the data just read. */
  recheck: (stored: readonly string[], content: NotificationContent) => boolean
}

/** Save of a notification. */
export function useNotificationSave(options: NotificationSaveOptions): CardSave {
  const { notification, all, draft, names, template, check, recheck } = options
  const { t } = useTranslation('notificationCard')
  const dispatch = useDispatch<Dispatch>()
  const [create] = notificationsApi.useCreateNotificationMutation()
  const [modify] = notificationsApi.useModifyNotificationMutation()
  /** The service's message about the last save (NTF-24). */
  const serverMessage = useRef<string | null>(null)
  /** Ids that existed before a creation with an unknown result; null without one. */
  const before = useRef<ReadonlySet<number> | null>(null)

  async function send(
    { notification: stored, all: latest }: NotificationAndList,
    content: NotificationContent,
  ) {
    const body = bodyOf(stored, content)
    // Created with a lost answer; a second one would send a second mail (hardening T76).
    const isThere = latest.some((one) => before.current?.has(one.id) === false && isSame(one, body))
    const answer = isThere ? { data: { result: null } } : await (stored ? modify : create)({ body })
    serverMessage.current = 'data' in answer ? serverText(answer.data?.result) : null
    if (answer.data) before.current = null
    return answer
  }

  function bodyOf(stored: Notification | null, content: NotificationContent) {
    return toBody({
      id: stored?.id ?? 0,
      values: content.values,
      applicationIds: idsAfter(stored, content).map(Number),
      template,
    })
  }

  function lookUpNew(content: NotificationContent): Promise<Found> {
    const known = before.current ?? new Set(all.map(({ id }) => id))
    const body = bodyOf(null, content)
    return foundIn(readNotifications(dispatch), (now) =>
      now.some((one) => !known.has(one.id) && isSame(one, body)),
    )
  }

  function onUnknown(): void {
    before.current ??= new Set(all.map(({ id }) => id))
  }

  return useCardSave<NotificationForm, NotificationSets, NotificationAndList>({
    draft,
    tags: ['notification'],
    check,
    recheck: ({ notification: stored }, content) => recheck(idsAfter(stored, content), content),
    read: () =>
      notification || before.current
        ? readNotification(dispatch, notification?.id ?? 0)
        : Promise.resolve({ data: { notification: null, all } }),
    shown: () => ({ notification, all }),
    refusal: ({ notification: stored }) => (stored && isExecuted(stored) ? t('executed') : null),
    formOf: ({ notification: stored }) => stored && toForm(stored),
    parts: notificationParts(names, t),
    access: accessTable.notifications,
    send,
    lookUpNew,
    onUnknown,
    record: {
      id: notification?.id ?? 0,
      address: notificationAddress,
      nameInForm: (values) => notificationCardForm.tidy(values).reason,
      calls: { create: createNotification.id, modify: modifyNotification.id },
      isDeletable: true,
    },
    onRefused: () => dispatch(api.util.invalidateTags(['notification', 'template'])),
    texts: { gone: t('notFound'), saved: () => serverMessage.current ?? t('saved') },
  })
}

function idsAfter(stored: Notification | null, { sets }: NotificationContent): string[] {
  return membersAfter((stored?.applicationIds ?? []).map(String), sets.applications)
}
