import type { Side } from '#shared/forms/ColleagueChanges.tsx'
import type { CompanyChanges } from '../companies/companyChanges.ts'
import { toForm, type UserForm } from '../form.ts'
import type { RoleChanges } from '../roles/roleChanges.ts'
import {
  companyThrees,
  fieldThrees,
  roleThrees,
  settled,
  settledCompanies,
  settledRoles,
} from './colleague.ts'
import { chosenSides, type Threes } from './review.ts'
import type { Stored } from './stored.ts'

/** What a person wants to be saved. */
export type Wanted = { values: UserForm; companyChanges: CompanyChanges; roleChanges: RoleChanges }

type Sides = {
  base: UserForm
  wanted: Wanted
  /** The lists as the person saw them; those never seen cannot have been changed here. */
  shown: { companies: Stored['companies'] | undefined; roles: Stored['roles'] | undefined }
  stored: Stored & { user: NonNullable<Stored['user']> }
}

/** Base, mine and theirs of everything that may have been changed by two people (hardening T73). */
export function threesOf({ base, wanted, shown, stored }: Sides): Threes {
  const { values, companyChanges, roleChanges } = wanted
  return {
    fields: fieldThrees({ base, mine: values, theirs: toForm(stored.user) }),
    companies:
      companyChanges.size === 0
        ? null
        : companyThrees({
            base: shown.companies ?? stored.companies,
            changes: companyChanges,
            theirs: stored.companies,
          }),
    roles:
      roleChanges.size === 0
        ? null
        : roleThrees({ base: shown.roles ?? stored.roles, changes: roleChanges, theirs: stored.roles }),
  }
}

/** What is saved once the sides are chosen: the rest of mine and the rest of theirs beside each other. */
export function agreedOn(threes: Threes, chosen: ReadonlyMap<string, Side>, mine: Wanted): Wanted {
  const ofFields = chosenSides(chosen, 'field')
  const ofCompanies = [...chosenSides(chosen, 'company')].map(([id, side]) => [Number(id), side] as const)
  const values = { ...mine.values }
  for (const [field, three] of threes.fields) values[field] = settled(three, ofFields.get(field))
  return {
    values,
    companyChanges: threes.companies
      ? settledCompanies(threes.companies, {
          principal: chosen.get('principal'),
          assigned: new Map(ofCompanies),
        })
      : mine.companyChanges,
    roleChanges: threes.roles ? settledRoles(threes.roles, chosenSides(chosen, 'role')) : mine.roleChanges,
  }
}
