import { useEffect, useEffectEvent } from 'react'
import { changesTo } from '#shared/cards/cardParts.ts'
import type { CardDraft } from '#shared/cards/useCardDraft.ts'
import type { Options } from '#shared/fields/options.ts'
import { notificationCardForm, toForm, type NotificationForm } from '../form.ts'
import type { Notification } from '../notification.ts'
import type { NotificationSets } from './notificationParts.ts'

type Draft = CardDraft<NotificationForm, NotificationSets>

/** Begins a new notification with what an earlier one says: not with its day, nor with applications that are hidden. */
export function useCopied(draft: Draft, copied: Notification | undefined, { list, state }: Options): void {
  const isReady = copied !== undefined && state !== 'loading'
  const take = useEffectEvent(() => {
    if (!copied) return
    const choosable = new Set(list.map(({ value }) => value))
    const chosen = copied.applicationIds.map(String).filter((id) => choosable.has(id))
    draft.takeOver(
      {
        values: { ...toForm(copied), day: '' },
        sets: { applications: changesTo([], chosen, choosable) },
      },
      notificationCardForm.empty,
    )
  })
  useEffect(() => {
    if (isReady) take()
  }, [isReady])
}
