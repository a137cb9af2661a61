import type { userTabs as model } from '../es/userTabs.ts'

export const userTabs: typeof model = {
  companies: 'Companies',
  name: 'Name',
  principal: 'Main company',
  assigned: 'Assigned',
  principalStays: 'The main company is not assigned as well.',
  searchCompany: 'Search companies',
  sorts: { active: 'Active', inactive: 'Inactive', newest: 'Recently changed' },
  changePrincipal: 'Do you want to change the main company?',
  principalBefore: 'Main company now:',
  principalAfter: 'New main company:',
  companiesUnsaved_one: '{{count}} company with unsaved changes',
  companiesUnsaved_many: '{{count}} companies with unsaved changes',
  companiesUnsaved_other: '{{count}} companies with unsaved changes',
  loadingCompanies: 'Loading companies…',

  applications: 'Applications',
  heldOfOffered: '{{held}} of {{offered}}',
  rolesHeld: '{{held}} of {{offered}} roles assigned',
  role: 'Role',
  sharedWith: 'Shared with',
  assignAll: 'Assign all roles',
  rolesUnsaved_one: '{{count}} role with unsaved changes',
  rolesUnsaved_many: '{{count}} roles with unsaved changes',
  rolesUnsaved_other: '{{count}} roles with unsaved changes',
  loadingRoles: 'Loading roles…',
}
