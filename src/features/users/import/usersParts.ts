/** What an import takes of the card, of its lists and of the runs over many people. */
export { usersApi } from '../api.ts'
export { documentTypesOf, heldRoles, rolesOf } from '../card/readUser.ts'
export { fieldText, useDocumentTypes, useKnownChoices, type Choices } from '../card/useChoices.ts'
export {
  companiesBody,
  companyFlags,
  noCompanyChanges,
  type CompanyChanges,
} from '../companies/companyChanges.ts'
export {
  cleaned,
  emptyForm,
  findCountry,
  sentCountry,
  toBody,
  toForm,
  userFields,
  userForm,
} from '../form.ts'
export type { FieldProblem, UserField, UserForm } from '../form.ts'
export { roleState } from '../give/giveRole.ts'
export { isSelf } from '../list/userRules.ts'
export { lookUpPresence } from '../lookUpUser.ts'
export { rolesBody, type RoleChanges } from '../roles/roleChanges.ts'
import '../userCardTexts.ts'
