import { rolesApi } from '#features/roles/api.ts'
import { usersApi } from '../api.ts'
import { heldCompanies } from '../companies/companyChanges.ts'
import type { UserTab } from '../paths.ts'
import { heldRoles } from '../roles/roleChanges.ts'
import { rolesOf } from './readUser.ts'
import type { UserSets } from './userDraft.ts'

/**
 * Number of companies and roles on the card, draft included; absent while unknown. `open`, the tab on screen, loads its
 * own list.
 */
export function useTabCounts(id: number, open: UserTab, sets: UserSets): Partial<Record<UserTab, number>> {
  const isNew = id === 0
  const userid = String(id)
  const companies = usersApi.endpoints.listCompanies.useQueryState({ userid }).data
  const roles = rolesApi.endpoints.listRoles.useQueryState(rolesOf(id)).data
  usersApi.useListCompaniesQuery({ userid, isBackground: true }, { skip: isNew || open === 'empresas' })
  rolesApi.useListRolesQuery({ ...rolesOf(id), isBackground: true }, { skip: isNew })
  return {
    ...(companies && { empresas: heldCompanies(companies, sets.companies) }),
    ...(roles && { roles: heldRoles(roles, sets.roles) }),
  }
}
