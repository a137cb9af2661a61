/** @jest-environment node */
import type { Company } from '#contracts/companies.ts'
import type { Role } from '#contracts/roles.ts'
import { emptyForm } from '../form.ts'
import { withChanges } from '../companies/companyChanges.ts'
import {
  companyThrees,
  fieldThrees,
  isMoved,
  proposed,
  roleThrees,
  settled,
  settledCompanies,
  settledRoles,
} from './colleague.ts'

describe('a value that two people may change', () => {
  it.each([
    // base, mine, theirs: moved?, what is saved when nobody chooses
    ['a', 'a', 'a', false, 'a'],
    ['a', 'b', 'a', false, 'b'],
    ['a', 'a', 'c', true, 'c'],
    ['a', 'b', 'c', true, 'b'],
    ['a', 'b', 'b', false, 'b'],
  ])('%s, mine %s, theirs %s: moved %s, saved %s', (base, mine, theirs, moved, saved) => {
    const three = { base, mine, theirs }
    expect(isMoved(three)).toBe(moved)
    expect(settled(three, undefined)).toBe(saved)
    expect(settled(three, 'mine')).toBe(mine)
    expect(settled(three, 'theirs')).toBe(theirs)
    expect(proposed(three)).toBe(mine === base ? 'theirs' : 'mine')
  })

  it('is compared as it would be sent', () => {
    const base = { ...emptyForm, names: 'Luisa', phoneNumber: '' }
    const mine = { ...base, names: ' Luisa ', phoneNumber: '(+57) ' }
    const threes = fieldThrees({ base, mine, theirs: base })
    expect([...threes.values()].every(({ base, mine }) => base === mine)).toBe(true)
  })
})

const company = (id: number, principal = false, assigned = false): Company => ({
  id,
  name: `Empresa ${id}`,
  principal,
  assigned,
})
const flags = (principal: boolean, assigned: boolean) => ({ principal, assigned })

describe('companies that two people change', () => {
  const base = [company(1, true), company(2, false, true), company(3)]

  it('keep what a colleague added beside what I added', () => {
    const threes = companyThrees({
      base,
      changes: new Map([[3, flags(false, true)]]),
      theirs: [company(1, true), company(2), company(3), company(4, false, true)],
    })
    expect([...threes.assigned].filter(([, three]) => isMoved(three)).map(([id]) => id)).toEqual([2, 4])
    const changes = settledCompanies(threes, { principal: undefined, assigned: new Map() })
    expect(changes).toEqual(new Map([[3, flags(false, true)]]))
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
    const threes = companyThrees({
      base,
      changes: new Map([
        [1, flags(false, false)],
        [2, flags(true, false)],
      ]),
      theirs,
    })
    expect(isMoved(threes.principal)).toBe(true)
    const changes = settledCompanies(threes, { principal: side, assigned: new Map() })
    const saved = withChanges(theirs, changes)
    expect(saved.filter(({ principal }) => principal)).toHaveLength(1)
    for (const [id, principal, assigned] of expected)
      expect(saved.find((one) => one.id === id)).toMatchObject({ principal, assigned })
  })
})

const role = (name: string, assigned: boolean): Role => ({ id: 1, name, idstate: 0, assigned })

describe('roles that two people change', () => {
  const base = [role('A', true), role('B', false), role('C', true)]
  const theirs = [role('A', false), role('B', true), role('C', true), role('D', true)]
  const threes = roleThrees({
    base,
    changes: new Map([
      ['B', true],
      ['C', false],
    ]),
    theirs,
  })

  it('are moved only where I did not do the same', () => {
    expect([...threes].filter(([, three]) => isMoved(three)).map(([name]) => name)).toEqual(['A', 'D'])
  })

  it('keep mine beside theirs, or mine alone where that is chosen', () => {
    expect(settledRoles(threes, new Map())).toEqual(new Map([['C', false]]))
    expect(
      settledRoles(
        threes,
        new Map([
          ['A', 'mine'],
          ['D', 'mine'],
        ]),
      ),
    ).toEqual(
      new Map([
        ['A', true],
        ['C', false],
        ['D', false],
      ]),
    )
  })
})
