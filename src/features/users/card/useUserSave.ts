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
import { changedFields, cleaned, findCountry, toBody, toForm, userFields, type UserForm } from '../form.ts'
import { withChanges as withRoleChanges } from '../roles/roleChanges.ts'
import type { CardTab } from './cardTab.ts'
import {
  companyThrees,
  fieldThrees,
  roleThrees,
  settled,
  settledCompanies,
  settledRoles,
} from './colleague.ts'
import { chosenSides, movedOf, reviewOf } from './review.ts'
import { learnDocumentTypes, readStored, type Dispatch, type Stored } from './stored.ts'
import { useChoices } from './useChoices.ts'
import { useSaveDialogs } from './useSaveDialogs.tsx'
import type { TabChecks } from './useTabChecks.ts'
import { rolesOf, type UserDraft } from './useUserDraft.ts'

type Options = {
  draft: UserDraft
  checks: TabChecks
  showTab: (tab: CardTab) => void
  /** Nobody knows whether the last change was made. */
  onUnknown: () => void
}

type Saving = {
  isWorking: boolean
  dialog: ReactElement | null
  changes: () => Change[]
  /** True once everything is saved; `isReviewed` where the person has seen the changes already. */
  save: (how?: { isReviewed: boolean }) => Promise<boolean>
}

type Wanted = Pick<UserDraft, 'companyChanges' | 'roleChanges'> & { values: UserForm }

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
  const { known } = useChoices()
  const [createUser] = usersApi.useCreateUserMutation()
  const [modifyUser] = usersApi.useModifyUserMutation()

  /** The lists as they are on screen, before the service is asked again. */
  function shownLists(): { companies: Stored['companies'] | undefined; roles: Stored['roles'] | undefined } {
    return {
      companies: usersApi.endpoints.listCompanies.select(String(id))(store.getState()).data,
      roles: rolesApi.endpoints.listRoles.select({ headers: rolesOf(id) })(store.getState()).data,
    }
  }

  function changes(): Change[] {
    if (draft.base === null) return []
    return reviewOf(
      {
        before: draft.base,
        after: form.getValues(),
        choices: known(),
        companies: shownLists().companies ?? [],
        companyChanges: draft.companyChanges,
        roleChanges: draft.roleChanges,
      },
      t,
    )
  }

  function save({ isReviewed } = { isReviewed: false }): Promise<boolean> {
    return run(async () => {
      try {
        setWorking(true)
        tidy()
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
        return await send()
      } finally {
        setWorking(false)
      }
    }).then((isSaved) => isSaved === true)
  }

  function tidy(): void {
    const values = form.getValues()
    const clean = cleaned(values)
    for (const field of userFields)
      if (clean[field] !== values[field]) form.setValue(field, clean[field], { shouldDirty: true })
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

  async function send(): Promise<boolean> {
    const shown = shownLists()
    const read = await readStored(dispatch, id, { anew: !isNew })
    if ('error' in read) return failed(read.error, false)
    const stored = read.value
    const wanted = isNew ? { ...draft, values: form.getValues() } : await agree(stored, shown)
    if (!wanted) return false
    const lacking = checks.lacking(stored, wanted)
    if (lacking) {
      showTab(lacking)
      return false
    }
    if (stored.user && isAsStored(wanted, stored.user)) {
      draft.finish(wanted.values)
      showToast({ kind: 'info', text: tCards('noChanges') })
      return true
    }
    return post(wanted, stored)
  }

  /** What is to be saved of two people's changes; null where that was not decided, or there is nobody any more. */
  async function agree(stored: Stored, shown: ReturnType<typeof shownLists>): Promise<Wanted | null> {
    if (stored.user === null) {
      await dialogs.refused(t('userCard:notFound'))
      return null
    }
    const mine = form.getValues()
    const theirs = toForm(stored.user)
    const threes = {
      fields: fieldThrees({ base: draft.base!, mine, theirs }),
      companies:
        draft.companyChanges.size === 0
          ? null
          : companyThrees({
              base: shown.companies ?? stored.companies,
              changes: draft.companyChanges,
              theirs: stored.companies,
            }),
      roles:
        draft.roleChanges.size === 0
          ? null
          : roleThrees({
              base: shown.roles ?? stored.roles,
              changes: draft.roleChanges,
              theirs: stored.roles,
            }),
    }
    await learnDocumentTypes(dispatch, findCountry(stored.countries, theirs.country))
    const moved = movedOf(
      threes,
      { forms: { mine, theirs }, choices: known(), companies: stored.companies },
      t,
    )
    setWorking(false)
    const chosen = moved.length === 0 ? new Map<never, never>() : await dialogs.choose(moved)
    setWorking(true)
    if (chosen === null) return null
    const ofFields = chosenSides(chosen, 'field')
    const values = { ...mine }
    for (const [field, three] of threes.fields) values[field] = settled(three, ofFields.get(field))
    for (const field of userFields) form.setValue(field, values[field], { shouldDirty: true })
    const companyChanges = threes.companies
      ? settledCompanies(threes.companies, {
          principal: chosen.get('principal'),
          assigned: new Map([...chosenSides(chosen, 'company')].map(([key, side]) => [Number(key), side])),
        })
      : draft.companyChanges
    const roleChanges = threes.roles
      ? settledRoles(threes.roles, chosenSides(chosen, 'role'))
      : draft.roleChanges
    draft.rebase(theirs)
    draft.setCompanyChanges(companyChanges)
    draft.setRoleChanges(roleChanges)
    return { values, companyChanges, roleChanges }
  }

  async function post(wanted: Wanted, stored: Stored): Promise<boolean> {
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
    draft.finish(wanted.values)
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
