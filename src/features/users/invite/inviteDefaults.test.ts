import type { Company } from '#contracts/companies.ts'
import type { Country } from '#contracts/users.ts'
import { defaultCompany, defaultCountry, defaultType, suggestedNames } from './inviteDefaults.ts'

const country = (id: number, countryCode: string): Country => ({ id, countryCode, name: countryCode })
const company = (id: number, principal = false): Company => ({ id, name: `Empresa ${id}`, principal })

it.each<[string, string[], string | undefined]>([
  ['the type of users', ['1', '2', '4'], '2'],
  ['none where the service has no such type', ['1', '4'], undefined],
  ['none before the types are known', [], undefined],
])('the type is %s', (_what, values, type) => {
  expect(defaultType(values.map((value) => ({ value, label: value })))).toBe(type)
})

it.each<[string, Country[], string | undefined]>([
  ['Colombia among others', [country(9, 'BR'), country(4, 'co')], '4'],
  ['the only one', [country(9, 'BR')], '9'],
  ['none of several', [country(9, 'BR'), country(8, 'PE')], undefined],
  ['none before the countries are known', [], undefined],
])('the country is %s', (_what, countries, value) => {
  expect(defaultCountry(countries)).toBe(value)
})

it.each<[string, Company[], Company[] | undefined, number | undefined]>([
  ['the only one', [company(3)], undefined, 3],
  ['the principal one of the administrator', [company(3), company(4)], [company(3), company(4, true)], 4],
  ['none where theirs cannot be assigned', [company(3), company(4)], [company(5, true)], undefined],
  ['none where they have no principal one', [company(3), company(4)], [company(3)], undefined],
  ['none where theirs are not known', [company(3), company(4)], undefined, undefined],
  ['none without companies', [], [company(4, true)], undefined],
])('the company is %s', (_what, companies, own, id) => {
  expect(defaultCompany(companies, own)).toBe(id)
})

it.each<[string, string, string | undefined]>([
  ['the part before @', 'maria.gomez@suite.test', 'maria.gomez'],
  ['without a tag', 'ana+portal@suite.test', 'ana'],
  ['without characters that a user name cannot have', 'peña!o_1-x@suite.test', 'peao_1-x'],
  ['nothing where none is left', '+57@suite.test', undefined],
  ['nothing while the e-mail is not whole', 'maria@suite', undefined],
  ['nothing without an e-mail', '', undefined],
])('a user name is suggested: %s', (_what, email, name) => {
  expect(suggestedNames(email)[0]).toBe(name)
})

it('suggests numbered user names next, within the limit', () => {
  expect(suggestedNames('ana@suite.test')).toEqual(['ana', 'ana2', 'ana3', 'ana4', 'ana5'])
  const [first, second] = suggestedNames(`${'a'.repeat(120)}@suite.test`)
  expect([first, second]).toEqual(['a'.repeat(100), `${'a'.repeat(99)}2`])
})
