import { useMemo } from 'react'
import type { User } from '#contracts/users.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { useCardDraft, type CardDraft } from '#shared/cards/useCardDraft.ts'
import { usersApi } from '../api.ts'
import { toForm, userCardForm, type UserForm } from './form.ts'
import { rolesOf } from './readUser.ts'
import { noUserChanges, type UserSets } from './userParts.ts'

export type UserDraft = CardDraft<UserForm, UserSets>

/** The draft of a user's card; null is a new user. */
export function useUserDraft(user: User | null): UserDraft {
  const loaded = useMemo(() => user && toForm(user), [user])
  const draft = useCardDraft({ kind: userCardForm, loaded, noChanges: noUserChanges })
  const { companies, roles } = draft.sets
  const id = user?.id ?? 0
  // Keep lists with changes loaded on every tab.
  usersApi.useListCompaniesQuery({ userid: String(id) }, { skip: companies.size === 0 })
  rolesApi.useListRolesQuery(rolesOf(id), { skip: roles.size === 0 })
  applicationsApi.useListApplicationsQuery(undefined, { skip: roles.size === 0 })
  return draft
}
