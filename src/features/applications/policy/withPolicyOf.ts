import { fieldsOnTab, type ApplicationForm } from '../fields.ts'

/** What is called the policy of an application: how long its tokens, its sessions and its passwords live. */
const policyFields = [...fieldsOnTab('token'), ...fieldsOnTab('contrasena')]

/** A form with the policy of another one; all else stays. */
export function withPolicyOf(form: ApplicationForm, other: ApplicationForm): ApplicationForm {
  return { ...form, ...Object.fromEntries(policyFields.map((field) => [field, other[field]])) }
}
