import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { createUser as creation, modifyUser as modification } from '#contracts/users.ts'
import { rolesApi } from '#features/roles/api.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { useCached, type Found } from '#shared/api/reads.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { accessTable, type CardContent } from '#shared/cards/cardParts.ts'
import { useCardSave, type CardSave } from '#shared/cards/useCardSave.tsx'
import { usersApi } from '../api.ts'
import { cleaned, toForm, type UserForm } from './form.ts'
import { userAddress, type UserTab } from '../paths.ts'
import { readUser, rolesOf, userBody, type StoredUser } from './readUser.ts'
import { useKnownChoices } from './useChoices.ts'
import { userParts, type UserSets, type UserDraft } from './userDraft.ts'
import type { TabChecks } from './useTabChecks.ts'

type UserContent = CardContent<UserForm, UserSets>

type UserSaveOptions = {
  /** 0 for a new user. */
  id: number
  draft: UserDraft
  checks: TabChecks
  showTab: (tab: UserTab) => void
}

/** How the card of a user reads, compares, sends and reports a save. */
export function useUserSave({ id, draft, checks, showTab }: UserSaveOptions): CardSave {
  const isNew = id === 0
  const { t } = useTranslation(['userCard', 'common'])
  const dispatch = useDispatch<Dispatch>()
  const cached = useCached()
  const choices = useKnownChoices()
  const [createUser] = usersApi.useCreateUserMutation()
  const [exists] = usersApi.useUserExistsMutation()
  const [modifyUser] = usersApi.useModifyUserMutation()

  async function check(): Promise<boolean> {
    for (const tab of userAddress.tabs) {
      if (await checks.check(tab)) continue
      if (tab !== 'datos') showTab(tab)
      return false
    }
    return true
  }

  function recheck(stored: StoredUser, { sets }: UserContent): boolean {
    const lacking = checks.lacking(stored, sets)
    if (lacking) showTab(lacking)
    return lacking === null
  }

  function send(stored: StoredUser, content: UserContent) {
    const body = userBody(id, stored, content)
    return isNew ? createUser({ body }) : modifyUser({ body })
  }

  async function lookUpNew({ values }: UserContent, compare: (stored: StoredUser) => Found): Promise<Found> {
    const { data } = await exists({ body: { userName: cleaned(values).userName } })
    if (!data) return 'unknown'
    const [holder] = data.code === 'A10' ? data.users : []
    if (!holder) return 'notDone'
    const stored = await readUser(dispatch, holder.id)
    return 'error' in stored ? 'unknown' : compare(stored.data)
  }

  return useCardSave<UserForm, UserSets, StoredUser>({
    draft,
    tags: ['user', 'company', 'role'],
    check,
    recheck,
    read: () => readUser(dispatch, id),
    shown() {
      const companies = cached(usersApi.endpoints.listCompanies, { userid: String(id) })
      const roles = cached(rolesApi.endpoints.listRoles, rolesOf(id))
      return { ...(companies && { companies }), ...(roles && { roles }) }
    },
    formOf: ({ user }) => user && toForm(user),
    parts: userParts(choices, t),
    access: accessTable.users,
    send,
    lookUpNew,
    onUnknown: checks.forgetVerdicts,
    record: {
      id,
      address: userAddress,
      nameInForm: (values) => cleaned(values).userName,
      calls: { create: creation.id, modify: modification.id },
      isDeletable: true,
    },
    note: () => draft.sets.roles.size > 0 && <Borrowed part="UserGains" id={id} changes={draft.sets.roles} />,
    texts: {
      gone: t('userCard:notFound'),
      saved({ sets: { companies, roles } }) {
        if (isNew) return t('userCard:created')
        return t(companies.size + roles.size === 0 ? 'userCard:dataUpdated' : 'userCard:updated')
      },
    },
  })
}
