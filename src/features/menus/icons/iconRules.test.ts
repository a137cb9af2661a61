/** @jest-environment node */
import { catalogueIcons } from '#shared/icons/iconCatalogue.ts'
import { nextPlace } from './IconGrid.tsx'
import { readRecent, recentIcons, rememberIcon } from './recentIcons.ts'
import { searchIcons } from './IconPicker.tsx'

const namesFor = (text: string): string[] => searchIcons(catalogueIcons, text).map(({ name }) => name)

describe('searchIcons', () => {
  it.each([
    ['casa', 'home'],
    ['HOUSE', 'home'],
    ['início', 'home'],
    ['nomina', 'payments'],
    ['Nómina', 'payments'],
    ['avión', 'flight'],
    ['people', 'people'],
    ['account_circle', 'account_circle'],
    ['count_cir', 'account_circle'],
    ['account circle', 'account_circle'],
    ['  seguridad   escudo ', 'shield'],
    ['excel', 'table_chart'],
  ])('finds for %j the icon %s in any language, ignoring accents [ICO-02, ICO-04]', (text, name) => {
    expect(namesFor(text)).toContain(name)
  })

  it('returns all without a text, and none for an unknown one', () => {
    expect(namesFor(' ')).toHaveLength(catalogueIcons.length)
    expect(namesFor('xyzzy')).toEqual([])
    expect(namesFor('.*')).toEqual([])
  })

  it('sorts matches at the start first', () => {
    expect(namesFor('llave')[0]).toBe('key')
    expect(namesFor('candado')[0]).toMatch(/^lock/)
  })

  it.each([
    ['correo', ['email', 'mark_email_read', 'drafts']],
    ['Mail', ['email', 'contact_mail']],
  ])('sorts icons named %s before those with it among their words', (text, order) => {
    const found = namesFor(text)
    expect(order.map((name) => found.indexOf(name))).toEqual(
      order.map((name) => found.indexOf(name)).toSorted((one, other) => one - other),
    )
    expect(found[0]).toBe(order[0])
  })
})

describe('nextPlace', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 4, 3],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 7],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, 2],
    ['PageDown', 1, 9],
    ['PageUp', 9, 0],
    ['Home', 7, 0],
    ['End', 2, 9],
    ['a', 2, null],
    ['constructor', 2, null],
  ])('%s moves from %i to %p among ten in rows of four', (key, at, place) => {
    expect(nextPlace(key, at, { count: 10, columns: 4 })).toBe(place)
  })
})

describe('the recent icons', () => {
  it.each([
    [null, []],
    ['["home","key"]', ['home', 'key']],
    ['["home",7,null]', ['home']],
    ['{"0":"home"}', []],
    ['no list', []],
    [
      JSON.stringify(Array.from({ length: 40 }, (_, at) => `icon_${at}`)),
      Array.from({ length: 10 }, (_, at) => `icon_${at}`),
    ],
  ])('are read from %j', (stored, names) => {
    expect(readRecent(stored)).toEqual(names)
  })

  it('are unique, the latest first', () => {
    for (const name of ['home', 'key', 'home']) rememberIcon(name)
    expect(recentIcons()).toEqual(['home', 'key'])
  })
})
