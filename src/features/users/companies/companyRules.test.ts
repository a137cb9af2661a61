/** @jest-environment node */
import type { Company } from '#contracts/companies.ts'
import {
  companyFlags,
  heldCompanies,
  lacksPrincipal,
  noCompanyChanges,
  principalChoice,
  withAssigned,
  companiesBody,
  withPrincipal,
  type CompanyChanges,
} from './companyChanges.ts'
import { companyOrders } from './companyOrder.ts'

const company = (id: number, mark: '' | 'P' | 'A' | 'PA' = '', fields: Partial<Company> = {}): Company => ({
  id,
  name: `Empresa ${id}`,
  principal: mark.includes('P'),
  assigned: mark.includes('A'),
  ...fields,
})

/** `1P 2A 3`: principal, assigned, none. */
function shown(companies: readonly Company[], changes: CompanyChanges): string {
  return [...companyFlags(companies, changes)]
    .map(([id, { principal, assigned }]) => `${id}${principal ? 'P' : ''}${assigned ? 'A' : ''}`)
    .join(' ')
}

type Act = (companies: readonly Company[], changes: CompanyChanges) => CompanyChanges
const principal =
  (id: number): Act =>
  (companies, changes) =>
    withPrincipal(companies, changes, id)
const assigned =
  (id: number, on = true): Act =>
  (companies, changes) =>
    withAssigned(companies, changes, id, on)

describe('flags of companies', () => {
  const three = [company(1, 'P'), company(2, 'A'), company(3)]
  it.each<[string, Company[], Act[], string, number[]]>([
    ['as loaded', three, [], '1P 2A 3', []],
    ['another principal', three, [principal(3)], '1 2A 3P', [1, 3]],
    ['an assigned one becomes principal', three, [principal(2)], '1 2P 3', [1, 2]],
    ['and back again: the flag was cleared', three, [principal(2), principal(1)], '1P 2 3', [2]],
    ['moved and moved back', three, [principal(3), principal(1)], '1P 2A 3', []],
    ['moved twice', three, [principal(3), principal(2)], '1 2P 3', [1, 2]],
    ['assign', three, [assigned(3)], '1P 2A 3A', [3]],
    ['assign and undo', three, [assigned(3), assigned(3, false)], '1P 2A 3', []],
    ['take', three, [assigned(2, false)], '1P 2 3', [2]],
    ['assign the principal one', three, [assigned(1)], '1P 2A 3', []],
    ['assign a new principal one', three, [principal(3), assigned(3)], '1 2A 3P', [1, 3]],
    ['assign the former principal one', three, [principal(3), assigned(1)], '1A 2A 3P', [1, 3]],
    ['the first choice', [company(1), company(2, 'A')], [principal(2)], '1 2P', [2]],
    ['a company that is not there', three, [assigned(9)], '1P 2A 3', []],
    ['two principals from the service', [company(1, 'P'), company(2, 'P')], [], '1P 2', []],
    ['principal and assigned from the service', [company(1, 'PA')], [], '1P', []],
    ['nothing from the service', [{ id: 1, name: 'A' }], [], '1', []],
  ])('%s [EMP-05, EMP-07, EMP-08, EMP-09]', (_what, companies, acts, expected, differing) => {
    const changes = acts.reduce((before, act) => act(companies, before), noCompanyChanges)
    expect(shown(companies, changes)).toBe(expected)
    expect([...changes.keys()].sort()).toEqual(differing)
  })

  it('keep one principal when the service reports another one', () => {
    const changes = withPrincipal(three, noCompanyChanges, 3)
    expect(shown([company(1), company(2, 'P'), company(3)], changes)).toBe('1 2 3P')
  })

  it.each([
    [1, 'nothing'],
    [2, 'move'],
    [3, 'move'],
    [9, 'nothing'],
  ])('choosing %i when 1 is principal means: %s', (id, choice) => {
    expect(principalChoice(companyFlags(three, noCompanyChanges), id)).toBe(choice)
  })

  it('choosing without a principal means the first choice', () => {
    expect(principalChoice(companyFlags([company(1), company(2, 'A')], noCompanyChanges), 2)).toBe('first')
  })

  it('are sent for every company, with names [ENT-04, ENT-09]', () => {
    expect(companiesBody(three, withAssigned(three, noCompanyChanges, 3, true))).toEqual([
      { id: 1, name: 'Empresa 1', principal: true, assigned: false },
      { id: 2, name: 'Empresa 2', principal: false, assigned: true },
      { id: 3, name: 'Empresa 3', principal: false, assigned: true },
    ])
  })

  it.each<[string, Act[], number]>([
    ['as loaded, the principal one included', [], 2],
    ['one more assigned', [assigned(3)], 3],
    ['one taken', [assigned(2, false)], 1],
    ['another principal one', [principal(3)], 2],
  ])('count companies with %s', (_what, acts, count) => {
    expect(
      heldCompanies(
        three,
        acts.reduce((changes, act) => act(three, changes), noCompanyChanges),
      ),
    ).toBe(count)
  })

  it.each([
    [[], false],
    [three, false],
    [[company(1, 'A')], true],
  ])('lack a principal company only when there are companies (%#)', (companies, lacks) => {
    expect(lacksPrincipal(companies, noCompanyChanges)).toBe(lacks)
  })
})

describe('the order of companies', () => {
  const five = [
    company(1, '', { name: 'zeta', modifiedOn: '2026-03-01T00:00:00Z' }),
    company(2, 'A', { name: 'Élite', modifiedOn: 'yesterday' }),
    company(3, '', { name: 'Andina 10', modifiedOn: '2026-05-01T00:00:00Z' }),
    company(4, '', { name: 'andina 9', modifiedOn: null }),
    company(5, 'P', { name: 'Ñandú' }),
  ]
  it.each([
    ['active', [2, 5, 4, 3, 1]],
    ['inactive', [4, 3, 1, 2, 5]],
    ['newest', [3, 1, 4, 2, 5]],
  ] as const)('%s [EMP-02]', (sort, expected) => {
    const flags = companyFlags(five, noCompanyChanges)
    expect(five.toSorted(companyOrders(flags)[sort]).map(({ id }) => id)).toEqual(expected)
  })

  it('counts the companies of the draft', () => {
    const flags = companyFlags(five, withAssigned(five, noCompanyChanges, 1, true))
    expect(five.toSorted(companyOrders(flags).active).map(({ id }) => id)).toEqual([2, 5, 1, 4, 3])
  })
})
