import { useCallback } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import type { UserRow } from '#contracts/users.ts'
import { callProblemText } from '#shared/api/callProblem.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { outcomeOf } from '#shared/api/lookUp.ts'
import { stateFor } from '#shared/records/activeState.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useRowActions } from '#shared/list/useRowActions.ts'
import { offerAgain } from '#shared/ui/offerAgain.ts'
import { showToast, type ToastContent } from '#shared/ui/toasts.ts'
import { usersApi } from '../api.ts'
import { lookUpPresence, lookUpState } from '../lookUpUser.ts'
import { nameOf } from './userRules.ts'

/** Switching, deleting and bringing back users; `onRestored` follows a user who is back. */
export function useUserActions(onRestored: (user: UserRow) => void) {
  const { t } = useTranslation('users')
  const dispatch = useDispatch<Dispatch>()
  const { lockedIds, outcome, showOutcome, closeOutcome: close, act } = useRowActions<UserRow>()
  const [sendState] = usersApi.useSetUserStateMutation()
  const [sendDelete] = usersApi.useDeleteUserMutation()
  const [sendActivate] = usersApi.useActivateDeletedUserMutation()

  const switchUser = useCallback(
    (user: UserRow, turnsOn: boolean) =>
      void act(user, {
        send: () => sendState({ body: { id: user.id, idstate: stateFor(turnsOn) } }),
        lookUp: () => lookUpState(dispatch, user.id, turnsOn),
        onDone: () => showToast({ kind: 'success', text: t(turnsOn ? 'activated' : 'deactivated') }),
        failed: t('switchFailed'),
        unknown: t('switchUnknown'),
      }),
    [act, dispatch, sendState, t],
  )

  function deleteUser(user: UserRow): void {
    void act(user, {
      send: () => sendDelete({ body: { Id: user.id } }),
      lookUp: () => lookUpPresence(dispatch, user.id, false),
      onDone: (data) =>
        showOutcome({ row: user, title: t('deleteDone'), message: serverText(data?.message) }),
      failed: t('deleteFailed'),
      unknown: t('deleteUnknown'),
    })
  }

  async function undoDelete(user: UserRow): Promise<void> {
    const outcome = await outcomeOf(await sendActivate({ body: { id: user.id } }), () =>
      lookUpPresence(dispatch, user.id, true),
    )
    const { problem } = outcome
    if (!problem) {
      showToast({ kind: 'success', text: t('undone', { user: nameOf(user) }) })
      return onRestored(user)
    }
    if (problem.error?.kind === 'session') return offerAgain(() => void undoDelete(user), t('undo'))
    const text = t(outcome.isUnknown ? 'undoUnknown' : 'undoFailed', {
      user: nameOf(user),
      reason: callProblemText(problem),
    })
    offerUndo(user, problem.isHandledElsewhere ? {} : { kind: 'error', text, error: problem.error })
  }

  /** Until it is known to be undone, it can be undone once more. */
  function offerUndo(user: UserRow, toast: Partial<ToastContent> = {}): void {
    showToast({
      kind: 'info',
      text: t('undoOffer', { user: nameOf(user) }),
      ...toast,
      action: { label: t('undo'), isUndo: true, onAct: () => void undoDelete(user) },
    })
  }

  function closeOutcome(): void {
    close()
    // Of the successes only that of a delete has a dialog.
    if (outcome && !outcome.problem) offerUndo(outcome.row)
  }

  return { lockedIds, outcome, closeOutcome, switchUser, deleteUser }
}
