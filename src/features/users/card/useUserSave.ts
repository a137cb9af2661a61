import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useStore } from 'react-redux'
import type { User } from '#contracts/users.ts'
import { rolesApi } from '#features/roles/api.ts'
import { api } from '#shared/api/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import type { RootState } from '#shared/api/createStore.ts'
import { isRefusal } from '#shared/api/isRefusal.ts'
import type { Change } from '#shared/forms/ChangeList.tsx'
import { isUnknownResult } from '#shared/forms/isUnknownResult.ts'
import { useOneAtATime } from '#shared/lib/useOneAtATime.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { usersApi } from '../api.ts'
import { withChanges as withCompanyChanges } from '../companies/companyChanges.ts'
import { changedFields, findCountry, toBody, toForm } from '../form.ts'
import { withChanges as withRoleChanges } from '../roles/roleChanges.ts'
import { agreedOn, threesOf, type Wanted } from './agreement.ts'
import type { CardTab } from './cardTab.ts'
import { movedOf, reviewOf } from './review.ts'
import { learnDocumentTypes, readStored, type Dispatch, type Stored } from './stored.ts'
import { useChoices } from './useChoices.ts'
import { useSaveDialogs } from './useSaveDialogs.tsx'
import type { TabChecks } from './useTabChecks.ts'
import { rolesOf } from './requests.ts'
import type { UserDraft } from './useUserDraft.ts'

type Options = {
  draft: UserDraft
  checks: TabChecks
  showTab: (tab: CardTab) => void
  /** Nobody knows whether the last change was made. */
  onUnknown: () => void
}

type SaveOptions = {
  /** The person has seen the changes already. */
  isReviewed?: boolean
  /** The edit goes on afterwards. */
  keepsEditing?: boolean
}

type Saving = {
  isWorking: boolean
  dialog: ReactElement | null
  changes: () => Change[]
  /** True once everything is saved. */
  save: (how?: SaveOptions) => Promise<boolean>
}

/** Saves a user: what changed is shown, colleagues are asked about, and nothing is lost on the way (beyond 10, 11). */
export function useUserSave({ draft, checks, showTab, onUnknown }: Options): Saving {
  const { id, form } = draft
  const isNew = id === 0
  const { t } = useTranslation(['userCard', 'common'])
  const { t: tCards } = useTranslation('cards')
  const dispatch = useDispatch<Dispatch>()
  const store = useStore<RootState>()
  const { run } = useOneAtATime()
  const [isWorking, setWorking] = useState(false)
  const dialogs = useSaveDialogs()
  const { known: choices } = useChoices()
  const [createUser] = usersApi.useCreateUserMutation()
  const [modifyUser] = usersApi.useModifyUserMutation()

  /** The lists as they are on screen, before the service is asked again. */
  function shownLists(): { companies: Stored['companies'] | undefined; roles: Stored['roles'] | undefined } {
    return {
      companies: usersApi.endpoints.listCompanies.select(String(id))(store.getState()).data,
      roles: rolesApi.endpoints.listRoles.select(rolesOf(id))(store.getState()).data,
    }
  }

  function changes(): Change[] {
    if (draft.base === null) return []
    return reviewOf(
      {
        before: draft.base,
        after: form.getValues(),
        choices: choices(),
        companies: shownLists().companies ?? [],
        companyChanges: draft.companyChanges,
        roleChanges: draft.roleChanges,
      },
      t,
    )
  }

  function save({ isReviewed = false, keepsEditing = false }: SaveOptions = {}): Promise<boolean> {
    return run(async () => {
      try {
        setWorking(true)
        draft.tidy()
        if (!isNew && !draft.isDirty()) {
          showToast({ kind: 'info', text: tCards('noChanges') })
          return false
        }
        if (!(await isValid())) return false
        if (!isNew && !isReviewed) {
          setWorking(false)
          if (!(await dialogs.review(changes()))) return false
          setWorking(true)
        }
        return await send(keepsEditing)
      } finally {
        setWorking(false)
      }
    }).then((isSaved) => isSaved === true)
  }

  async function isValid(): Promise<boolean> {
    if (!(await checks.check('datos'))) return false
    for (const tab of ['empresas', 'roles'] as const) {
      if (isNew || (await checks.check(tab))) continue
      showTab(tab)
      return false
    }
    return true
  }

  async function send(keepsEditing: boolean): Promise<boolean> {
    const shown = shownLists()
    const read = await readStored(dispatch, id, { anew: !isNew })
    if ('error' in read) return failed(read.error, false)
    const stored = read.value
    const mine = { ...draft, values: form.getValues() }
    const wanted = isNew ? mine : await agree(mine, stored, shown)
    if (!wanted) return false
    const lacking = checks.lacking(stored, wanted)
    if (lacking) {
      showTab(lacking)
      return false
    }
    if (stored.user && isAsStored(wanted, stored.user)) {
      draft.finish(wanted.values, keepsEditing)
      // After an answer that was lost, everything may be there already (T76).
      const isDone = wanted === mine
      showToast(
        isDone ? { kind: 'success', text: successText(wanted) } : { kind: 'info', text: tCards('noChanges') },
      )
      return true
    }
    return post(wanted, stored, keepsEditing)
  }

  /** What is to be saved of two people's changes; null where that was not decided, or there is nobody any more. */
  async function agree(
    mine: Wanted,
    stored: Stored,
    shown: ReturnType<typeof shownLists>,
  ): Promise<Wanted | null> {
    const { user } = stored
    if (user === null) {
      setWorking(false)
      await dialogs.refused(t('userCard:notFound'))
      return null
    }
    const theirs = toForm(user)
    const threes = threesOf({ base: draft.base!, wanted: mine, shown, stored: { ...stored, user } })
    await learnDocumentTypes(dispatch, findCountry(stored.countries, theirs.country))
    const known = { forms: { mine: mine.values, theirs }, choices: choices(), companies: stored.companies }
    const moved = movedOf(threes, known, t)
    if (moved.length === 0) return mine
    setWorking(false)
    const chosen = await dialogs.choose(moved)
    if (chosen === null) return null
    setWorking(true)
    const agreed = agreedOn(threes, chosen, mine)
    draft.takeOver(agreed, theirs)
    return agreed
  }

  async function post(wanted: Wanted, stored: Stored, keepsEditing: boolean): Promise<boolean> {
    const body = toBody(wanted.values, {
      id,
      country: findCountry(stored.countries, wanted.values.country) ?? {
        id: stored.user?.countryId ?? 0,
        countryCode: stored.user?.countryCode ?? '',
        name: '',
      },
      customers: withCompanyChanges(stored.companies, wanted.companyChanges),
      roles: withRoleChanges(stored.roles, wanted.roleChanges),
    })
    const answer = await (isNew ? createUser({ body }) : modifyUser({ body }))
    if (answer.error) return failed(answer.error as ApiError, true)
    if (isRefusal(answer.data)) {
      setWorking(false)
      await dialogs.refused(answer.data.message)
      return false
    }
    if (stored.user) {
      const { customers: _customers, roles: _roles, documentType: _code, ...fields } = body
      // What was saved is on screen at once; what the service makes of it follows.
      dispatch(usersApi.util.updateQueryData('getUser', id, (user) => user && Object.assign(user, fields)))
    }
    draft.finish(wanted.values, keepsEditing)
    showToast({ kind: 'success', text: successText(wanted) })
    return true
  }

  function successText({ companyChanges, roleChanges }: Wanted): string {
    if (isNew) return t('userCard:created')
    const isDataOnly = companyChanges.size === 0 && roleChanges.size === 0
    return t(isDataOnly ? 'userCard:dataUpdated' : 'userCard:updated')
  }

  async function failed(error: ApiError, wasSent: boolean): Promise<boolean> {
    setWorking(false)
    if (wasSent && isUnknownResult(error)) {
      onUnknown()
      dispatch(api.util.invalidateTags(['user']))
    }
    await dialogs.failed(error, wasSent)
    return false
  }

  return { isWorking, dialog: dialogs.dialog, changes, save }
}

function isAsStored({ values, companyChanges, roleChanges }: Wanted, user: User): boolean {
  return (
    changedFields(toForm(user), values).length === 0 && companyChanges.size === 0 && roleChanges.size === 0
  )
}
