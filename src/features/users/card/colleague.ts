import type { Company } from '#contracts/companies.ts'
import type { Role } from '#contracts/roles.ts'
import type { Side } from '#shared/forms/ColleagueChanges.tsx'
import { companyFlags, noCompanyChanges, type CompanyChanges } from '../companies/companyChanges.ts'
import { cleaned, userFields, type UserField, type UserForm } from '../form.ts'
import type { RoleChanges } from '../roles/roleChanges.ts'

/**
 * One value three times: as it was when the edit began, as the person has it, as it is stored now. Where only one of
 * the two sides changed it, that side is proposed.
 */
export type Three<Value> = { base: Value; mine: Value; theirs: Value }

export function isMoved<Value>({ base, mine, theirs }: Three<Value>): boolean {
  return theirs !== base && theirs !== mine
}

export function proposed<Value>({ base, mine }: Three<Value>): Side {
  return mine === base ? 'theirs' : 'mine'
}

/** The value to be saved: the chosen side's, else that of whoever changed it. */
export function settled<Value>(three: Three<Value>, chosen: Side | undefined): Value {
  return (chosen ?? proposed(three)) === 'mine' ? three.mine : three.theirs
}

export function fieldThrees(sides: Three<UserForm>): ReadonlyMap<UserField, Three<string>> {
  const [base, mine, theirs] = [cleaned(sides.base), cleaned(sides.mine), cleaned(sides.theirs)]
  return new Map(
    userFields.map((field) => [field, { base: base[field], mine: mine[field], theirs: theirs[field] }]),
  )
}

type Companies = { base: readonly Company[]; changes: CompanyChanges; theirs: readonly Company[] }

export type CompanyThrees = {
  /** Id of the principal company; undefined where there is none. */
  principal: Three<number | undefined>
  assigned: ReadonlyMap<number, Three<boolean>>
}

export function companyThrees({ base, changes, theirs }: Companies): CompanyThrees {
  const flags = {
    base: companyFlags(base, noCompanyChanges),
    mine: companyFlags(base, changes),
    theirs: companyFlags(theirs, noCompanyChanges),
  }
  const principalIn = (side: keyof typeof flags): number | undefined =>
    [...flags[side]].find(([, { principal }]) => principal)?.[0]
  const assignedIn = (side: keyof typeof flags, id: number): boolean => flags[side].get(id)?.assigned ?? false
  const principal = {
    base: principalIn('base'),
    mine: principalIn('mine'),
    theirs: principalIn('theirs'),
  }
  const assigned = theirs.map(({ id }) => {
    const was = assignedIn('base', id)
    // That the principal company is not assigned follows from the choice; it is none of its own.
    const mine = id === principal.mine ? was : assignedIn('mine', id)
    return [id, { base: was, mine, theirs: assignedIn('theirs', id) }] as const
  })
  return { principal, assigned: new Map(assigned) }
}

/** What remains to be changed of the companies as they are stored now. */
export function settledCompanies(
  { principal, assigned }: CompanyThrees,
  chosen: { principal: Side | undefined; assigned: ReadonlyMap<number, Side> },
): CompanyChanges {
  const principalId = settled(principal, chosen.principal)
  const changes = new Map<number, { principal: boolean; assigned: boolean }>()
  for (const [id, three] of assigned) {
    const isPrincipal = id === principalId
    const isAssigned = !isPrincipal && settled(three, chosen.assigned.get(id))
    if (isPrincipal !== (id === principal.theirs) || isAssigned !== three.theirs)
      changes.set(id, { principal: isPrincipal, assigned: isAssigned })
  }
  return changes
}

type Roles = { base: readonly Role[]; changes: RoleChanges; theirs: readonly Role[] }

export function roleThrees({ base, changes, theirs }: Roles): ReadonlyMap<string, Three<boolean>> {
  const before = new Map(base.map(({ name, assigned }) => [name, assigned ?? false]))
  return new Map(
    theirs.map(({ name, assigned }) => {
      const was = before.get(name) ?? false
      return [name, { base: was, mine: changes.get(name) ?? was, theirs: assigned ?? false }]
    }),
  )
}

export function settledRoles(
  threes: ReadonlyMap<string, Three<boolean>>,
  chosen: ReadonlyMap<string, Side>,
): RoleChanges {
  const values = [...threes].map(([name, three]) => [name, settled(three, chosen.get(name))] as const)
  return new Map(values.filter(([name, assigned]) => assigned !== threes.get(name)!.theirs))
}
