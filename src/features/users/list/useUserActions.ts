import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserRow } from '#contracts/users.ts'
import { stateFor } from '#shared/lib/activeState.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { showToast, type ToastContent } from '#shared/ui/toasts.ts'
import { usersApi } from '../api.ts'
import '../usersTexts.ts'
import { isUnknown, problemIn, problemText, type Problem } from './actionProblem.ts'
import { nameOf } from './userRules.ts'

/** What a dialog tells about an action on one person. */
export type Outcome = {
  about: 'switchFailed' | 'deleteDone' | 'deleteFailed'
  user: UserRow
  problem?: Problem
  /** The service's own words about a success. */
  said?: string | null
}

/** Switching, deleting and bringing back, one action per person at a time (hardening T72). */
export function useUserActions() {
  const { t } = useTranslation('users')
  const [lockedIds, setLockedIds] = useState<ReadonlySet<number>>(new Set())
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [sendState] = usersApi.useSetUserStateMutation()
  const [sendDelete] = usersApi.useDeleteUserMutation()
  const [sendActivate] = usersApi.useActivateDeletedUserMutation()

  const switchUser = useCallback(
    async (user: UserRow, turnsOn: boolean) => {
      setLockedIds((ids) => new Set(ids).add(user.id))
      const answer = await sendState({ body: { id: user.id, idstate: stateFor(turnsOn) } })
      setLockedIds((ids) => without(ids, user.id))
      const problem = problemIn(answer)
      if (problem) return setOutcome({ about: 'switchFailed', user, problem })
      showToast({ kind: 'success', text: t(turnsOn ? 'activated' : 'deactivated') })
    },
    [sendState, t],
  )

  const deleteUser = useCallback(
    async (user: UserRow) => {
      setLockedIds((ids) => new Set(ids).add(user.id))
      const answer = await sendDelete({ body: { Id: user.id } })
      setLockedIds((ids) => without(ids, user.id))
      const problem = problemIn(answer)
      if (problem) return setOutcome({ about: 'deleteFailed', user, problem })
      setOutcome({ about: 'deleteDone', user, said: serverText(answer.data?.message) })
    },
    [sendDelete],
  )

  async function undoDelete(user: UserRow): Promise<void> {
    const problem = problemIn(await sendActivate({ body: { id: user.id } }))
    if (!problem) return showToast({ kind: 'success', text: t('undone', { user: nameOf(user) }) })
    const text = t(isUnknown(problem) ? 'undoUnknown' : 'undoFailed', {
      user: nameOf(user),
      reason: problemText(problem),
    })
    offerUndo(user, problem.isTold ? {} : { kind: 'error', text, error: problem.error })
  }

  /** Until it is known to be undone, it can be undone once more. */
  function offerUndo(user: UserRow, toast: Partial<ToastContent> = {}): void {
    showToast({
      kind: 'info',
      text: t('undoOffer', { user: nameOf(user) }),
      ...toast,
      action: { label: t('undo'), onAct: () => void undoDelete(user) },
    })
  }

  function closeOutcome(): void {
    setOutcome(null)
    if (outcome?.about === 'deleteDone') offerUndo(outcome.user)
  }

  return { lockedIds, outcome, closeOutcome, switchUser, deleteUser }
}

function without(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set([...ids].filter((one) => one !== id))
}
