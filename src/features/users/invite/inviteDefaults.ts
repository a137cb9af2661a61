import type { Company } from '#contracts/companies.ts'
import { userLimits, type Country } from '#contracts/users.ts'
import type { Option } from '#shared/fields/options.ts'
import { isEmail } from '#shared/format/isEmail.ts'

/** 'Usuario' (entities of the console, section 3). */
const usualType = '2'
const usualCountry = 'CO'
/** Most user names to try. */
const mostTries = 5

export function defaultType(types: readonly Option[]): string | undefined {
  return types.find(({ value }) => value === usualType)?.value
}

/** Colombia, or the only one. */
export function defaultCountry(countries: readonly Country[]): string | undefined {
  const usual = countries.find(({ countryCode }) => countryCode.toUpperCase() === usualCountry)
  const country = usual ?? (countries.length === 1 ? countries[0] : undefined)
  return country && String(country.id)
}

/** The only company, or the principal one of the administrator who invites. */
export function defaultCompany(
  companies: readonly Company[],
  ownCompanies: readonly Company[] = [],
): number | undefined {
  if (companies.length === 1) return companies[0]!.id
  const own = ownCompanies.find(({ principal }) => principal)
  return companies.find(({ id }) => id === own?.id)?.id
}

/** User names that an e-mail suggests, best first: the part before @, then with a number. */
export function suggestedNames(email: string): string[] {
  if (!isEmail(email)) return []
  const name = email.replace(/[+@].*/, '').replaceAll(/[^A-Za-z0-9._-]/g, '')
  if (name === '') return []
  return Array.from({ length: mostTries }, (_, at) => {
    const end = at === 0 ? '' : String(at + 1)
    return name.slice(0, userLimits.userName - end.length) + end
  })
}
