import type { ReactElement } from 'react'
import { useDispatch } from 'react-redux'
import { modifyNotification } from '#contracts/notifications.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { callProblemText, write, type Confirm, type NotDone, type Ready } from '#shared/api/write.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { foundIn } from '#shared/api/reads.ts'
import { recordChange } from '#shared/changes/changes.ts'
import { useQuestion, type Ask } from '#shared/cards/CardDialog.tsx'
import '#shared/cards/cardTexts.ts'
import { SaveFailed } from '#shared/cards/SaveQuestions.tsx'
import { shownDate } from '#shared/format/calendarDate.ts'
import { useIsUnmounted } from '#shared/hooks/useIsUnmounted.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { MessageDialog } from '#shared/ui/MessageDialog.tsx'
import { showToast } from '#shared/ui/toasts.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { notificationsApi } from '../api.ts'
import { useEnabledCheck } from '../card/useEnabledCheck.tsx'
import { clashesOf, type Clash } from '../clashes.ts'
import { toForm } from '../card/form.ts'
import { nameOf, type Titles, notificationPath, readNotification } from '../rules.ts'
import { bogotaDay } from '../moments/moments.ts'
import { serviceNow } from '#shared/session/serviceNow.ts'
import type { Notification } from '../notification.ts'
import '../card/texts.ts'
import { toBody } from '../notificationBody.ts'
import { ClashLine } from './DayNotifications.tsx'
import { changeMeanwhile, moveProblem } from './moves.ts'
import { moveStep } from './moveStep.ts'

type Move = {
  dialog: ReactElement | null
  isMoving: boolean
  /** Moves a pending notification; asks first if the day has clashes. */
  move: (notification: Notification, day: string) => void
}

/** Moves a notification by its save call: read, check, send, with undo. */
export function useMove(all: readonly Notification[], titles: Titles): Move {
  const { t } = useTranslation(['notifications', 'notificationCard', 'cards', 'common'])
  const dispatch = useDispatch<Dispatch>()
  const { busy, run } = useOneAtATime()
  const { dialog, ask } = useQuestion()
  const isUnmounted = useIsUnmounted()
  const [modify] = notificationsApi.useModifyNotificationMutation()
  const isEnabled = useEnabledCheck((id) => titles?.get(Number(id)) ?? id)

  /** Shows a toast after the calendar was left. */
  async function say(moved: Notification, text: string): Promise<void> {
    if (isUnmounted.current) return showToast({ kind: 'error', text: `${nameOf(moved)}: ${text}` })
    await ask<void>((close) => (
      <MessageDialog
        title={t('notifications:notMoved')}
        text={text}
        buttonLabel={t('common:accept')}
        onClose={close}
      />
    ))
  }

  async function failed(moved: Notification, notDone: NotDone, retry: () => Promise<void>): Promise<void> {
    const { kind, problem } = notDone
    if (problem.isHandledElsewhere) return
    if (!problem.error) return say(moved, callProblemText(problem))
    if (isUnmounted.current) {
      const text = kind === 'unknown' ? t('cards:unknown') : callProblemText(problem)
      showToast({ kind: 'error', text: `${nameOf(moved)}: ${text}`, error: problem.error })
      return
    }
    const isAgain = await ask<boolean>((answer) => <SaveFailed {...notDone} onAnswer={answer} />)
    if (isAgain) await retry()
  }

  function askFirst(notification: Notification, day: string, clashes: readonly Clash[]): Promise<boolean> {
    return ask<boolean>((answer) => (
      <ConfirmDialog
        title={t('notificationCard:askEdit')}
        acceptLabel={t('notifications:move')}
        onAccept={() => answer(true)}
        onCancel={() => answer(false)}
        details={
          <>
            <p>{t('notifications:moveFromTo', { from: shownDate(notification.day), to: shownDate(day) })}</p>
            <ClashLine clashes={clashes} of={notification} titles={titles} />
          </>
        }
      >
        {nameOf(notification)}
      </ConfirmDialog>
    ))
  }

  async function send(shown: Notification, day: string): Promise<void> {
    if (moveProblem(shown, day, bogotaDay(serviceNow())) !== null)
      return say(shown, t('notifications:moveEarly'))
    const retry = (): Promise<void> => send(shown, day)
    const result = await write({
      prepare: (confirm) => prepare(shown, day, confirm),
      again: { act: () => void run(retry) },
    })
    if ('problem' in result) await failed(shown, result, retry)
  }

  async function prepare(shown: Notification, day: string, confirm: Confirm): Promise<Ready<unknown, null>> {
    let isAsked: boolean
    const askWhileHere: Ask = (render) => {
      isAsked = true
      // The calendar was left.
      if (isUnmounted.current) void say(shown, t('notifications:notMoved'))
      return confirm(ask(render))
    }
    let accepted: string | null = null
    for (;;) {
      isAsked = false
      const answer = await readNotification(dispatch, shown.id)
      if ('error' in answer) return answer
      const { notification: stored } = answer.data
      const change = changeMeanwhile(shown, stored)
      if (!stored || change === 'gone') return { refusal: t('notificationCard:notFound') }
      if (change === 'executed') return { refusal: t('notificationCard:executed') }
      if (change === 'moved')
        return { refusal: t('notifications:moveConflict', { date: shownDate(stored.day) }) }
      const { templateId, applicationIds } = stored
      const content = { templateId, applicationIds }
      if (accepted !== JSON.stringify(content)) {
        if (!(await isEnabled(content, askWhileHere))) return { why: null }
        accepted = JSON.stringify(content)
      }
      if (!isAsked) return sending(shown, stored, day)
      // Others may have saved while the question was open: read again.
    }
  }

  function sending(shown: Notification, stored: Notification, day: string): Ready {
    const { id, applicationIds } = stored
    const values = { ...toForm(stored), day }
    return {
      send: () => modify({ body: toBody({ id, values, applicationIds, template: null }) }),
      lookUp: () => foundIn(readNotification(dispatch, id), ({ notification }) => notification?.day === day),
      onDone: () => record(shown, stored, day),
    }
  }

  function record({ day: before }: Notification, stored: Notification, day: string): void {
    const name = nameOf(stored)
    recordChange(
      {
        call: modifyNotification.id,
        title: () => i18n.t('notifications:isMoved'),
        name: () => name,
        path: notificationPath(stored.id),
        differences: () => [
          {
            label: i18n.t('notifications:columns.date'),
            before: shownDate(before),
            after: shownDate(day),
          },
        ],
        undo: [moveStep(dispatch, { ...stored, day }, before)],
        undone: () => i18n.t('notifications:moved', { name, date: shownDate(before) }),
      },
      { text: t('notifications:moved', { name, date: shownDate(day) }) },
    )
  }

  return {
    dialog,
    isMoving: busy && dialog === null,
    move(notification, day) {
      const problem = moveProblem(notification, day, bogotaDay(serviceNow()))
      if (problem === 'same') return
      void run(async () => {
        if (problem === 'final') return say(notification, t('notificationCard:executed'))
        if (problem === 'early') return say(notification, t('notifications:moveEarly'))
        const clashes = clashesOf({ ...notification, day }, all)
        // Can be undone, so it asks only about clashes, which the user may not know (D50).
        if (clashes.length === 0 || (await askFirst(notification, day, clashes)))
          await send(notification, day)
      })
    },
  }
}
