import { useEffect, useEffectEvent, useRef } from 'react'
import { changesTo } from '#shared/cards/cardParts.ts'
import type { CardDraft } from '#shared/cards/useCardDraft.ts'
import type { FieldOptions } from '#shared/fields/options.ts'
import { notificationCardForm, toForm, type NotificationForm, type NotificationSets } from './form.ts'
import type { Notification } from '../notification.ts'

type Draft = CardDraft<NotificationForm, NotificationSets>

/** Fills a new notification from an earlier one, except its day and hidden applications. */
export function useCopied(
  draft: Draft,
  copied: Notification | undefined,
  { list, state }: FieldOptions,
): void {
  const isFilled = useRef(false)
  const take = useEffectEvent(() => {
    if (!copied) return
    const offered = new Set(list.map(({ value }) => value))
    const chosen = copied.applicationIds.map(String).filter((id) => offered.has(id))
    const applications = changesTo([], chosen, offered)
    // Applications that load later, after a retry, do not overwrite edits.
    if (isFilled.current) draft.change('applications', applications)
    else
      draft.takeOver(
        { values: { ...toForm(copied), day: '' }, sets: { applications } },
        notificationCardForm.empty,
      )
    isFilled.current = true
  })
  const isReady = copied !== undefined && state !== 'loading'
  useEffect(() => {
    if (isReady) take()
  }, [isReady])
}
