import { useCallback } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { deleteUser as deletion, setUserState, type UserRow } from '#contracts/users.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { offerOf, recordChange } from '#shared/changes/changes.ts'
import { switchChange } from '#shared/changes/change.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useRowActions } from '#shared/list/useRowActions.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { usersApi } from '../api.ts'
import { userPath } from '../paths.ts'
import { nameOf } from '../rules.ts'
import { bringBack, lookUpPresence, userSwitch } from '../lookUpUser.ts'

/** Switches, deletes and restores users; `onRestored` receives a restored user. */
export function useUserActions(onRestored: (user: UserRow) => void) {
  const { t } = useTranslation('users')
  const dispatch = useDispatch<Dispatch>()
  const { lockedIds, outcome, showOutcome, closeOutcome: close, act } = useRowActions<UserRow>(nameOf)
  const [sendDelete] = usersApi.useDeleteUserMutation()

  const switchUser = useCallback(
    (user: UserRow, turnsOn: boolean) => {
      const recipe = userSwitch(dispatch, user)
      const onDone = (): void =>
        void recordChange(
          switchChange({
            ...recipe,
            call: setUserState.id,
            title: () => i18n.t(turnsOn ? 'users:activated' : 'users:deactivated'),
            name: nameOf(user),
            path: userPath(user.id),
            turnsOn,
          }),
          { text: t(turnsOn ? 'activated' : 'deactivated') },
        )
      void act(user, {
        ...recipe.writeTo(turnsOn, onDone),
        failed: t('switchFailed'),
        unknown: t('switchUnknown'),
      })
    },
    [act, dispatch, t],
  )

  function deleteUser(user: UserRow): void {
    const name = nameOf(user)
    void act(user, {
      send: () => sendDelete({ body: { Id: user.id } }),
      lookUp: () => lookUpPresence(dispatch, user.id, false),
      onDone: (data) => {
        const change = recordChange({
          call: deletion.id,
          title: () => i18n.t('users:deleteDone'),
          name: () => name,
          undo: [bringBack(dispatch, user.id, name)],
          undone: () => i18n.t('users:undone', { user: name }),
          onUndone: () => onRestored(user),
        })
        showOutcome({ row: user, title: t('deleteDone'), message: serverText(data?.message), change })
      },
      failed: t('deleteFailed'),
      unknown: t('deleteUnknown'),
    })
  }

  function closeOutcome(): void {
    close()
    if (outcome?.change !== undefined)
      showToast({
        kind: 'info',
        text: t('undoOffer', { user: nameOf(outcome.row) }),
        ...offerOf(outcome.change),
      })
  }

  return { lockedIds, outcome, closeOutcome, switchUser, deleteUser }
}
