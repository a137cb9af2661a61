import type { TFunction } from 'i18next'
import type { Company } from '#contracts/companies.ts'
import type { Change } from '#shared/forms/ChangeList.tsx'
import type { Moved, Side } from '#shared/forms/ColleagueChanges.tsx'
import { companyFlags, noCompanyChanges, type CompanyChanges } from '../companies/companyChanges.ts'
import { changedFields, type UserField, type UserForm } from '../form.ts'
import type { RoleChanges } from '../roles/roleChanges.ts'
import { isMoved, proposed, type CompanyThrees, type Three } from './colleague.ts'
import { fieldText, type Choices } from './fieldText.ts'

type Texts = TFunction<['userCard', 'common']>

type Differences = {
  before: UserForm
  after: UserForm
  choices: Choices
  companies: readonly Company[]
  companyChanges: CompanyChanges
  roleChanges: RoleChanges
}

/** What a save will change, in words: data, companies by name, roles (beyond 10). */
export function reviewOf(differences: Differences, t: Texts): Change[] {
  const { before, after, choices, companies, companyChanges, roleChanges } = differences
  const data = changedFields(before, after).map((field) => ({
    label: t(`userCard:fields.${field}`),
    before: fieldText(field, before, choices, t),
    after: fieldText(field, after, choices, t),
  }))
  const roles = [...roleChanges].map(([name, assigned]) => ({
    label: t('userCard:role', { name }),
    before: roleText(!assigned, t),
    after: roleText(assigned, t),
  }))
  return [...data, ...companyReview(companies, companyChanges, t), ...roles]
}

function companyReview(companies: readonly Company[], changes: CompanyChanges, t: Texts): Change[] {
  if (changes.size === 0) return []
  const loaded = companyFlags(companies, noCompanyChanges)
  const wanted = companyFlags(companies, changes)
  const principal = (flags: typeof loaded): string =>
    companies.find(({ id }) => flags.get(id)?.principal)?.name ?? ''
  const [before, after] = [principal(loaded), principal(wanted)]
  const moved = before === after ? [] : [{ label: t('userCard:principal'), before, after }]
  const assigned = companies.flatMap(({ id, name }) => {
    const [was, is] = [loaded.get(id)!.assigned, wanted.get(id)!.assigned]
    if (was === is) return []
    const label = t('userCard:company', { name })
    return [{ label, before: companyText(was, t), after: companyText(is, t) }]
  })
  return [...moved, ...assigned]
}

function companyText(assigned: boolean, t: Texts): string {
  return t(assigned ? 'userCard:assigned' : 'userCard:unassigned')
}

function roleText(assigned: boolean, t: Texts): string {
  return t(assigned ? 'userCard:roleAssigned' : 'userCard:roleUnassigned')
}

/** The three sides of everything that two people may have changed. */
export type Threes = {
  fields: ReadonlyMap<UserField, Three<string>>
  /** Null where nothing was changed here, so that theirs simply stays. */
  companies: CompanyThrees | null
  roles: ReadonlyMap<string, Three<boolean>> | null
}

type Known = { forms: { mine: UserForm; theirs: UserForm }; choices: Choices; companies: readonly Company[] }

/** What somebody else changed meanwhile, in words; the keys are those of `chosenSides`. */
export function movedOf(threes: Threes, { forms, choices, companies }: Known, t: Texts): Moved[] {
  const fields = [...threes.fields].map(([field, three]) => ({
    key: `field:${field}`,
    label: t(`userCard:fields.${field}`),
    three,
    mine: fieldText(field, forms.mine, choices, t),
    theirs: fieldText(field, forms.theirs, choices, t),
  }))
  const nameOf = (id: number | undefined): string => companies.find((one) => one.id === id)?.name ?? ''
  const principal = threes.companies && {
    key: 'principal',
    label: t('userCard:principal'),
    three: threes.companies.principal,
    mine: nameOf(threes.companies.principal.mine),
    theirs: nameOf(threes.companies.principal.theirs),
  }
  const assigned = [...(threes.companies?.assigned ?? [])].map(([id, three]) => ({
    key: `company:${id}`,
    label: t('userCard:company', { name: nameOf(id) }),
    three,
    mine: companyText(three.mine, t),
    theirs: companyText(three.theirs, t),
  }))
  const roles = [...(threes.roles ?? [])].map(([name, three]) => ({
    key: `role:${name}`,
    label: t('userCard:role', { name }),
    three,
    mine: roleText(three.mine, t),
    theirs: roleText(three.theirs, t),
  }))
  return [...fields, ...(principal ? [principal] : []), ...assigned, ...roles]
    .filter(({ three }) => isMoved<unknown>(three))
    .map(({ three, ...moved }) => ({ ...moved, proposed: proposed<unknown>(three) }))
}

/** The chosen sides of one kind, by what follows its mark in the key. */
export function chosenSides(chosen: ReadonlyMap<string, Side>, kind: string): Map<string, Side> {
  const mark = `${kind}:`
  return new Map(
    [...chosen].flatMap(([key, side]) => (key.startsWith(mark) ? [[key.slice(mark.length), side]] : [])),
  )
}
