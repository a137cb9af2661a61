/** @jest-environment node */
import type { MenuLocation } from '#contracts/menus.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { itemProblems, toForm, type ItemForm, noIcon, toItem } from './form.ts'

const good: ItemForm = {
  section: '',
  name: 'Usuarios',
  privilege: 'USR_READ',
  link: 'url',
  url: 'https://suite.test/',
  functionName: '',
  description: '',
  isActivate: true,
}
const stored: MenuItem = {
  key: 'a1b2c3d4e5',
  name: 'Inicio',
  description: '',
  url: '/home',
  isFunction: false,
  functionName: '',
  isActivate: true,
  iconName: 'home',
  iconNameDark: 'uploads/dark.png',
  isPersonalizedIcon: false,
  sizeIcon: '32px',
  section: null,
  urlLanding: 'https://landing.test/',
  urlApplication: '',
  privilege: [],
  children: [],
}
const problems = (changes: Partial<ItemForm>, location: MenuLocation = 1): ReturnType<typeof itemProblems> =>
  itemProblems({ ...good, ...changes }, null, location)

describe('a new item', () => {
  it.each<[string, Partial<ItemForm>, object]>([
    ['all it needs', {}, {}],
    ['no name', { name: '  ' }, { name: 'required' }],
    ['a name of 101 letters', { name: 'x'.repeat(101) }, { name: 'tooLong' }],
    ['no privilege', { privilege: '' }, { privilege: 'required' }],
    ['several privileges', { privilege: 'A,B' }, {}],
    ['no address', { url: ' ' }, { url: 'required' }],
    ['no function, as a link', { functionName: '' }, {}],
    ['no function name', { link: 'function' }, { functionName: 'required' }],
    ['no address, as a function', { link: 'function', functionName: 'logout', url: '' }, {}],
    ['a bad address, as a function', { link: 'function', functionName: 'logout', url: 'javascript:x' }, {}],
    ['a description of 301 letters', { description: 'x'.repeat(301) }, { description: 'tooLong' }],
  ])('with %s [MNU-25, MNU-26, MNU-28, MNU-29]', (_what, changes, found) => {
    expect(problems(changes)).toEqual(found)
  })

  it.each<[string, MenuLocation, object]>([
    ['', 3, { section: 'required' }],
    ['0', 3, {}],
    ['1', 3, {}],
    ['', 1, {}],
    ['', 2, {}],
    ['', 4, {}],
  ])('with the section %j in location %i', (section, location, found) => {
    expect(problems({ section }, location)).toEqual(found)
  })

  it.each([
    ['http://suite.test', null],
    ['HTTPS://suite.test/a?b=1#c', null],
    [' https://suite.test ', null],
    ['/users', 'url'],
    ['suite.test', 'url'],
    ['//suite.test', 'url'],
    ['ftp://suite.test', 'url'],
    ['javascript:alert(1)', 'url'],
    ['javascript://suite.test/%0Aalert(1)', 'url'],
    ['data:text/html,x', 'url'],
    ['https://', 'url'],
    ['https:suite.test', 'url'],
    ['https://user:secret@suite.test/', 'url'],
    [`https://suite.test/${'x'.repeat(2_000)}`, 'tooLong'],
  ])('with the address %s (D13, D30) [MNU-30]', (url, problem) => {
    expect(problems({ url })).toEqual(problem === null ? {} : { url: problem })
  })
})

describe('a stored item', () => {
  const base = toForm(stored, 1)

  it.each<[string, Partial<ItemForm>, object]>([
    ['is not judged as it is', {}, {}],
    ['is judged where it is changed', { name: '', url: '/homes' }, { name: 'required', url: 'url' }],
    ['may change beside what is as stored', { name: 'Hogar' }, {}],
    ['that becomes a function needs its name', { link: 'function' }, { functionName: 'required' }],
  ])('%s', (_what, changes, found) => {
    expect(itemProblems({ ...base, ...changes }, base, 1)).toEqual(found)
  })

  it('needs a privilege after losing its last one [MNU-26]', () => {
    const form = toForm({ ...stored, privilege: ['A'] }, 1)
    expect(itemProblems({ ...form, privilege: '' }, form, 1)).toEqual({ privilege: 'required' })
  })

  it.each<[number | null, MenuLocation, string]>([
    [null, 3, '0'],
    [0, 3, '0'],
    [1, 3, '1'],
    [1, 1, ''],
  ])('of section %p in location %i shows %j [ENT-38] [D25]', (section, location, shown) => {
    expect(toForm({ ...stored, section }, location).section).toBe(shown)
  })
})

describe('toItem', () => {
  it('creates an item with a key, the default size and no children [ENT-34, ENT-35, ENT-36, ENT-37]', () => {
    const item = toItem(
      undefined,
      { ...good, name: ' Uno ', privilege: 'A,B' },
      { ...noIcon, iconName: 'key' },
      1,
    )
    expect(item).toEqual({
      key: expect.stringMatching(/^[A-Za-z0-9]{10}$/) as string,
      name: 'Uno',
      description: '',
      url: 'https://suite.test/',
      isFunction: false,
      functionName: '',
      isActivate: true,
      iconName: 'key',
      iconNameDark: '',
      isPersonalizedIcon: false,
      sizeIcon: '24px',
      section: null,
      urlLanding: '',
      urlApplication: '',
      privilege: ['A', 'B'],
      children: [],
    })
  })

  it('keeps fields unknown to the form', () => {
    const item = { ...stored, children: [{ ...stored, key: 'f6g7h8i9j0' }], unknown: 'kept' }
    const icon = { ...noIcon, iconName: 'home', iconNameDark: 'uploads/dark.png' }
    expect(toItem(item, { ...toForm(item, 1), name: 'Hogar' }, icon, 1)).toEqual({ ...item, name: 'Hogar' })
  })

  it.each<[MenuLocation, number | null]>([
    [3, 1],
    [1, null],
  ])('in location %i has the section %p [ENT-38]', (location, section) => {
    expect(toItem(stored, { ...good, section: '1' }, noIcon, location).section).toBe(section)
  })

  it('keeps the stored value of the other link kind', () => {
    const asFunction = { ...good, link: 'function' as const, functionName: 'logout', url: 'javascript:x' }
    expect(toItem(stored, asFunction, noIcon, 1)).toMatchObject({
      isFunction: true,
      functionName: 'logout',
      url: '/home',
    })
  })
})
