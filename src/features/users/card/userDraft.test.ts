/** @jest-environment node */
import type { Translate } from '#shared/texts/Translate.ts'
import type { Company } from '#contracts/companies.ts'
import type { Role } from '#contracts/roles.ts'
import { fieldEntries, type Members } from '#shared/cards/cardParts.ts'
import { conflictsOf, mergeEntries, type Side } from '#shared/cards/merge.ts'
import { translateIn } from '#shared/texts/i18n.ts'
import { companiesBody, type CompanyChanges } from '../companies/companyChanges.ts'
import { emptyForm, userCardForm } from './form.ts'
import type { RoleChanges } from '../roles/roleChanges.ts'
import type { StoredUser } from './readUser.ts'
import type { Choices } from './useChoices.ts'
import './texts.ts'
import { userParts } from './userDraft.ts'
import './tabTexts.ts'
import '#shared/list/listTexts.ts'

const t = ((key: string) => key) as unknown as Translate<['userCard', 'common']>
const choices = () => ({ applications: [] }) as unknown as Choices
const { companies: companySet, roles: roleSet } = userParts(choices, t).sets
const none: Members = new Map()
const words = { label: String, text: () => '' }

it('compares a form as it would be sent', () => {
  const base = { ...emptyForm, names: 'Luisa', phoneNumber: '' }
  const mine = { ...base, names: ' Luisa ', phoneNumber: '(+57) ' }
  const values = (form: typeof base) =>
    [...fieldEntries(userCardForm, form, words)].map(([key, { value }]) => [key, value])
  expect(values(mine)).toEqual(values(base))
})

const company = (id: number, principal = false, assigned = false): Company => ({
  id,
  name: `Empresa ${id}`,
  principal,
  assigned,
})
const flags = (principal: boolean, assigned: boolean) => ({ principal, assigned })
const stored = (lists: Partial<StoredUser>): StoredUser => ({
  user: null,
  companies: [],
  roles: [],
  countries: [],
  ...lists,
})

describe('companies that two users change', () => {
  const base = [company(1, true), company(2, false, true), company(3)]

  function both(changes: CompanyChanges, theirs: readonly Company[]) {
    const own = { edited: changes, stored: { companies: base }, isBase: false }
    const sides = {
      base: companySet.entries({ ...own, changes: new Map(), isBase: true }),
      mine: companySet.entries({ ...own, changes }),
      theirs: companySet.entries({ ...own, changes: new Map(), stored: { companies: theirs } }),
    }
    return {
      conflicts: conflictsOf(sides).map(({ key }) => key),
      merge(chosen: [string, Side][] = []): CompanyChanges {
        const merged = mergeEntries(sides, new Map(chosen))
        return companySet.left({ merged, sides, stored: stored({ companies: theirs }), edited: changes })
      },
    }
  }

  it('keep the additions of both users', () => {
    const { conflicts, merge } = both(new Map([[3, flags(false, true)]]), [
      company(1, true),
      company(2),
      company(3),
      company(4, false, true),
    ])
    expect(conflicts).toEqual(['company:2', 'company:4'])
    expect(merge()).toEqual(new Map([[3, flags(false, true)]]))
  })

  it.each([
    [
      'mine',
      [
        [2, true, false],
        [3, false, false],
      ],
    ],
    [
      'theirs',
      [
        [2, false, true],
        [3, true, false],
      ],
    ],
  ] as const)('have one principal, %s, where both moved it', (side, expected) => {
    const theirs = [company(1), company(2, false, true), company(3, true)]
    const { conflicts, merge } = both(
      new Map([
        [1, flags(false, false)],
        [2, flags(true, false)],
      ]),
      theirs,
    )
    expect(conflicts).toContain('principal')
    const saved = companiesBody(theirs, merge([['principal', side]]))
    expect(saved.filter(({ principal }) => principal)).toHaveLength(1)
    for (const [id, principal, assigned] of expected)
      expect(saved.find((one) => one.id === id)).toMatchObject({ principal, assigned })
  })
})

const role = (name: string, assigned: boolean): Role => ({ id: 1, name, idstate: 0, assigned })

describe('roles that two users change', () => {
  const base = [role('A', true), role('B', false), role('C', true)]
  const theirs = [role('A', false), role('B', true), role('C', true), role('D', true)]
  const edited = new Map([
    ['B', true],
    ['C', false],
  ])
  const own = { edited, stored: { roles: base }, isBase: false }
  const sides = {
    base: roleSet.entries({ ...own, changes: none, isBase: true }),
    mine: roleSet.entries({ ...own, changes: edited }),
    theirs: roleSet.entries({ ...own, changes: none, stored: { roles: theirs } }),
  }
  function merge(chosen: [string, Side][] = []): RoleChanges {
    const merged = mergeEntries(sides, new Map(chosen))
    return roleSet.left({ merged, sides, stored: stored({ roles: theirs }), edited })
  }

  it('conflict only when both changes differ', () => {
    expect(conflictsOf(sides).map(({ key }) => key)).toEqual(['role:A', 'role:D'])
  })

  it('keep both changes, or only mine when chosen', () => {
    expect(merge()).toEqual(new Map([['C', false]]))
    expect(
      merge([
        ['role:A', 'mine'],
        ['role:D', 'mine'],
      ]),
    ).toEqual(
      new Map([
        ['A', true],
        ['C', false],
        ['D', false],
      ]),
    )
  })

  it('keep their names while the roles of all applications load', () => {
    const before = roleSet.entries({ edited, stored: {}, changes: none, isBase: true })
    expect([...before].map(([key, { value }]) => [key, value])).toEqual([
      ['role:B', false],
      ['role:C', true],
    ])
  })

  it.each([
    ['Suite', 'Rol: Contador'],
    ['Suite,ibuhoo', 'Rol: Contador · vale en Suite e Ibuhoo'],
    ['Suite,Ibuhoo,Colnómina,Acme', 'Rol: Contador · vale en Suite, Ibuhoo y 2 más'],
  ])('list the applications of a role shared as %s', (sharedApps, expected) => {
    const applications = ['Suite', 'Ibuhoo', 'Colnómina', 'Acme'].map((title, id) => ({
      id,
      name: title.toLowerCase(),
      title,
      isVisible: true,
      idState: 0,
    }))
    const changes = new Map([['Contador', true]])
    const roles = [{ ...role('Contador', false), sharedApps }]
    const known = () => ({ applications }) as unknown as Choices
    const { sets } = userParts(known, translateIn(['userCard', 'common']))
    const entries = sets.roles.entries({ changes, edited: changes, stored: { roles }, isBase: false })
    expect(entries.get('role:Contador')!.label()).toBe(expected)
  })
})
