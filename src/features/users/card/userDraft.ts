import type { Translate } from '#shared/texts/Translate.ts'
import { fieldEntries, memberSet, type CardParts, type CardSet } from '#shared/cards/cardParts.ts'
import type { CardEntries, CardEntry } from '#shared/cards/merge.ts'
import { isOffered, offeredTitles } from '#shared/records/applications.ts'
import { companyFlags, noCompanyChanges, type CompanyChanges } from '../companies/companyChanges.ts'
import { userCardForm, type UserForm, toForm } from './form.ts'
import { isAssigned, noRoleChanges, type RoleChanges } from '../roles/roleChanges.ts'
import { sharedTitles, someInWords } from '../roles/roleApplications.ts'
import { fieldText, type Choices } from './useChoices.ts'
import { type StoredUser, rolesOf } from './readUser.ts'
import { useMemo } from 'react'
import type { User } from '#contracts/users.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { rolesApi } from '#features/roles/api.ts'
import { useCardDraft, type CardDraft } from '#shared/cards/useCardDraft.ts'
import { usersApi } from '../api.ts'

/** The drafts of the tabs beside 'Datos'. */
export type UserSets = { companies: CompanyChanges; roles: RoleChanges }

export const noUserChanges: UserSets = { companies: noCompanyChanges, roles: noRoleChanges }

export type UserDraft = CardDraft<UserForm, UserSets>

/** The draft of a user's card; null is a new user. */
export function useUserDraft(user: User | null): UserDraft {
  const loaded = useMemo(() => user && toForm(user), [user])
  const draft = useCardDraft({ cardForm: userCardForm, loaded, noChanges: noUserChanges })
  const { companies, roles } = draft.sets
  const id = user?.id ?? 0
  // Keep lists with changes loaded on every tab.
  usersApi.useListCompaniesQuery({ userid: String(id) }, { skip: companies.size === 0 })
  rolesApi.useListRolesQuery(rolesOf(id), { skip: roles.size === 0 })
  applicationsApi.useListApplicationsQuery(undefined, { skip: roles.size === 0 })
  return draft
}

type Texts = Translate<['userCard', 'common']>
type CompanySet = CardSet<CompanyChanges, StoredUser>

/** How users are compared: data, companies by name, roles (beyond 10). */
export function userParts(choices: () => Choices, t: Texts): CardParts<UserForm, UserSets, StoredUser> {
  return {
    fields: (values) =>
      fieldEntries(userCardForm, values, {
        label: (field) => t(`userCard:fields.${field}`),
        text: (field, form) => fieldText(field, form, choices(), t),
        // A document type belongs to one country.
        belongsTo: { documentTypeId: 'country' },
      }),
    sets: {
      companies: { entries: (side) => companyEntries(side, t), left: companiesLeft },
      roles: memberSet({
        key: (name) => `role:${name}`,
        loaded: ({ roles = [] }) =>
          new Map(roles.map((role) => [role.name, isAssigned(role, noRoleChanges)])),
        label: (name, { roles = [] }) => roleLabel(name, roles, choices(), t),
        text: (assigned) => t(assigned ? 'userCard:roleAssigned' : 'userCard:roleUnassigned'),
      }),
    },
  }
}

const principalKey = 'principal'
const companyKey = (id: number): string => `company:${id}`

function companyEntries(
  { changes, stored: { companies = [] } }: Parameters<CompanySet['entries']>[0],
  t: Texts,
): CardEntries {
  const flags = companyFlags(companies, changes)
  const [chosen] = [...changes.keys()].filter((id) => changes.get(id)?.principal)
  const principal = companies.find(({ id }) => flags.get(id)?.principal)
  // The chosen company counts as a change while the companies load.
  const principalId = principal?.id ?? chosen
  return new Map<string, CardEntry>([
    [
      principalKey,
      {
        value: principalId ?? false,
        label: () => t('userCard:principal'),
        text: () => principal?.name ?? String(principalId ?? ''),
      },
    ],
    ...companies.map(({ id, name }) => {
      const { assigned } = flags.get(id)!
      const label = (): string => t('userCard:company', { name })
      const text = (): string => t(assigned ? 'userCard:assigned' : 'userCard:unassigned')
      return [companyKey(id), { value: assigned, label, text }] as const
    }),
  ])
}

function roleLabel(name: string, roles: StoredUser['roles'], { applications }: Choices, t: Texts): string {
  const titles = offeredTitles(applications.filter(isOffered))
  const shared = sharedTitles(roles.find((role) => role.name === name)?.sharedApps, titles, '')
  if (shared.length < 2) return t('userCard:role', { name })
  return t('userCard:sharedRole', { name, names: someInWords(shared) })
}

function companiesLeft({ merged, sides, stored }: Parameters<CompanySet['left']>[0]): CompanyChanges {
  const { base, mine, theirs } = sides
  const loaded = companyFlags(stored.companies, noCompanyChanges)
  const changed = stored.companies.flatMap(({ id }) => {
    const key = companyKey(id)
    const principal = merged.get(principalKey) === id
    // It was unassigned only to become the principal one.
    const wasPrincipal = mine.get(principalKey)?.value === id && base.get(key)?.value === true
    const assigned = !principal && (wasPrincipal ? theirs.get(key)?.value : merged.get(key)) === true
    const before = loaded.get(id)!
    const isSame = before.principal === principal && before.assigned === assigned
    return isSame ? [] : [[id, { principal, assigned }] as const]
  })
  return new Map(changed)
}
