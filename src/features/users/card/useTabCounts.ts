import { rolesApi } from '#features/roles/api.ts'
import { usersApi } from '../api.ts'
import { heldCompanies } from '../companies/companyChanges.ts'
import type { UserTab } from '../paths.ts'
import { heldRoles } from '../roles/roleChanges.ts'
import { rolesOf } from './readUser.ts'
import type { UserSets } from './userParts.ts'

/**
 * How many companies and roles the user of a card has, with what was ticked; absent where that is not known. `open` is
 * the tab on screen: it asks for its own list.
 */
export function useTabCounts(id: number, open: UserTab, sets: UserSets): Partial<Record<UserTab, number>> {
  const isNew = id === 0
  const companyList = usersApi.endpoints.listCompanies.useQueryState(String(id)).data
  const roleList = rolesApi.endpoints.listRoles.useQueryState(rolesOf(id)).data
  const quietCompanies = usersApi.useListCompaniesQuietlyQuery(String(id), {
    skip: isNew || open === 'empresas' || companyList !== undefined,
  }).data
  const quietRoles = rolesApi.useListRolesQuietlyQuery(rolesOf(id), {
    skip: isNew || roleList !== undefined,
  }).data
  const companies = companyList ?? quietCompanies
  const roles = roleList ?? quietRoles
  return {
    ...(companies && { empresas: heldCompanies(companies, sets.companies) }),
    ...(roles && { roles: heldRoles(roles, sets.roles) }),
  }
}
