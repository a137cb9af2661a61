import { fieldsOnTab, type ApplicationForm } from '../fields.ts'

/** Policy fields of an application: lifetimes of tokens, sessions and passwords. */
const policyFields = [...fieldsOnTab('token'), ...fieldsOnTab('contrasena')]

/** Replaces the policy fields of a form. */
export function withPolicyOf(form: ApplicationForm, other: ApplicationForm): ApplicationForm {
  return { ...form, ...Object.fromEntries(policyFields.map((field) => [field, other[field]])) }
}
