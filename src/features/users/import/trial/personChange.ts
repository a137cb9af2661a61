import type { Company } from '#contracts/companies.ts'
import type { Role } from '#contracts/roles.ts'
import type { Country } from '#contracts/users.ts'
import {
  cleaned,
  type CompanyChanges,
  companyFlags,
  findCountry,
  noCompanyChanges,
  type RoleChanges,
  type UserField,
  userFields,
  type UserForm,
} from '../usersParts.ts'
import type { RowValues } from '../importRow.ts'

/** Who is there, as the card's form holds it, and all that there is to be given. */
export type Person = {
  id: number
  form: UserForm
  companies: readonly Company[]
  roles: readonly Role[]
}

export type FieldChange = { field: UserField; before: string; after: string }

/** What a row of a file changes in a person. Nothing is ever taken. */
export type PersonChange = {
  fields: readonly FieldChange[]
  /** Becomes the principal one of somebody who has none. */
  principal: number | null
  /** Are assigned besides. */
  companies: readonly number[]
  roles: readonly string[]
}

export function isNoChange({ fields, principal, companies, roles }: PersonChange): boolean {
  return fields.length + companies.length + roles.length === 0 && principal === null
}

/** What the cells of a row change in a person who is there: their user name is who they are, and stays. */
export function changeIn(values: RowValues, person: Person, countries: readonly Country[]): PersonChange {
  const before = cleaned(person.form)
  const wanted = cleaned({ ...person.form, ...values.fields })
  const fields = userFields.filter(
    (field) =>
      field !== 'userName' &&
      values.fields[field] !== undefined &&
      !isSame(field, before[field], wanted[field], countries),
  )
  return {
    fields: fields.map((field) => ({ field, before: before[field], after: wanted[field] })),
    ...companiesAdded(values.companies, person.companies),
    roles: unique(values.roles).filter(
      (name) => !person.roles.some((role) => role.name === name && role.assigned === true),
    ),
  }
}

function isSame(field: UserField, before: string, after: string, countries: readonly Country[]): boolean {
  if (before === after) return true
  // One address, whatever its case.
  if (field === 'email') return before.toLowerCase() === after.toLowerCase()
  const country = field === 'country' ? findCountry(countries, before) : undefined
  return country !== undefined && country === findCountry(countries, after)
}

function companiesAdded(
  named: readonly number[],
  companies: readonly Company[],
): Pick<PersonChange, 'principal' | 'companies'> {
  const flags = companyFlags(companies, noCompanyChanges)
  const hasPrincipal = [...flags.values()].some(({ principal }) => principal)
  const ids = unique(named)
  const principal = hasPrincipal ? null : (ids[0] ?? null)
  return {
    principal,
    companies: ids.filter((id) => {
      const { principal: isPrincipal, assigned } = flags.get(id) ?? { principal: false, assigned: false }
      return id !== principal && !isPrincipal && !assigned
    }),
  }
}

/** The companies of a change, as the body of a user is made of them. */
export function companyChangesOf({
  principal,
  companies,
}: Pick<PersonChange, 'principal' | 'companies'>): CompanyChanges {
  const changes = new Map(companies.map((id) => [id, { principal: false, assigned: true }]))
  if (principal !== null) changes.set(principal, { principal: true, assigned: false })
  return changes
}

export function roleChangesOf({ roles }: Pick<PersonChange, 'roles'>): RoleChanges {
  return new Map(roles.map((name) => [name, true]))
}

/** What a new person gets: the first company is the principal one. */
export function newSets({ companies, roles }: RowValues): Omit<PersonChange, 'fields'> {
  const [principal = null, ...others] = unique(companies)
  return { principal, companies: others, roles: unique(roles) }
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)]
}
