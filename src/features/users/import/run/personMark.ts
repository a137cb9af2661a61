import type { Person, PersonChange } from '../trial/personChange.ts'
import { cleaned, companyFlags, noCompanyChanges, userFields, type UserForm } from '../usersParts.ts'

type Held = { principal: number | null; companies: readonly number[]; roles: readonly string[] }

/** Stands for all that is known of a person: another one stands for another state. */
export function markOf(form: UserForm, { principal, companies, roles }: Held): string {
  const tidy = cleaned(form)
  const texts = userFields.map((field) =>
    field === 'email' || field === 'userName' ? tidy[field].toLowerCase() : tidy[field],
  )
  return hashed(JSON.stringify([texts, principal, companies.toSorted((a, b) => a - b), roles.toSorted()]))
}

export function markOfPerson(person: Person): string {
  return markOf(person.form, heldBy(person))
}

/** The mark of a person once a change is made. */
export function markAfter(person: Person, change: PersonChange): string {
  const held = heldBy(person)
  return markOf(
    { ...person.form, ...Object.fromEntries(change.fields.map(({ field, after }) => [field, after])) },
    {
      principal: change.principal ?? held.principal,
      companies: [...held.companies.filter((id) => id !== change.principal), ...change.companies],
      roles: [...held.roles, ...change.roles],
    },
  )
}

function heldBy({ companies, roles }: Person): Held {
  const flags = [...companyFlags(companies, noCompanyChanges)]
  return {
    principal: flags.find(([, { principal }]) => principal)?.[0] ?? null,
    companies: flags.flatMap(([id, { assigned }]) => (assigned ? [id] : [])),
    roles: roles.flatMap(({ name, assigned }) => (assigned ? [name] : [])),
  }
}

/** 53 bits of a text (cyrb53), enough to tell two states of one person apart. */
function hashed(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, 2_654_435_761)
    other = Math.imul(other ^ unit, 1_597_334_677)
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909)
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & other) + (one >>> 0)).toString(36)
}
