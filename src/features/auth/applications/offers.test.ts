/** @jest-environment node */
import type { Application } from '#contracts/applications.ts'
import { setConfig } from '#shared/config.ts'
import { applicationAddress } from './useEnter.ts'
import { offersOf, groupsOf, foundIn, type Offer } from './offers.ts'
import { readArrangement, unchosen, type Arrangement } from '#shared/browser/arrangement.ts'
import { dropOn, moveBy, toggleFavourite } from './moves.ts'

const here = 'http://localhost:8080/availableapps'
const application = (fields: Partial<Application>): Application => ({
  id: 1,
  name: 'colnomina',
  title: 'Colnómina',
  landing: 'https://www.colnomina.test/',
  urlApp: 'https://app.colnomina.test/',
  isVisible: true,
  idState: 0,
  ...fields,
})
const does = (fields: Partial<Application>, apps: string[] | null = null): unknown =>
  offersOf([application(fields)], apps)[0]?.does

describe('the cards of the chooser', () => {
  it.each([
    ['RESETOTP', { name: 'RESETOTP' }],
    ['resetotp', { name: ' resetotp ' }],
    ['what is not visible', { isVisible: false }],
    ['what is switched off', { idState: 1 }],
    ['what is deleted', { idState: 6 }],
  ])('leave out %s, even with access [AVA-04, AVA-05]', (_what, fields) => {
    const given = application(fields)
    expect(offersOf([given], [given.name])).toEqual([])
  })

  it('keep the order of the service', () => {
    const listed = ['b', 'a', 'c'].map((name) => application({ name }))
    expect(offersOf(listed, ['c']).map((offer) => offer.application.name)).toEqual(['b', 'a', 'c'])
  })

  it.each([
    ['in the APPS claim, whatever its case', ['ibuhoo', ' COLNOMINA'], { kind: 'enter' }],
    ['not in the claim', ['ibuhoo'], { kind: 'landing', href: 'https://www.colnomina.test/' }],
    ['without a claim', [], { kind: 'landing', href: 'https://www.colnomina.test/' }],
    ['without a session', null, { kind: 'landing', href: 'https://www.colnomina.test/' }],
  ])('of an application %s [AVA-02, AVA-03]', (_what, apps, action) => {
    expect(does({}, apps)).toEqual(action)
  })

  it.each([
    null,
    undefined,
    '',
    '  ',
    'landing',
    '/landing',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://www.test/',
    'https://user:secret@www.test/',
  ])('have no link for the landing %j', (landing) => {
    expect(does({ landing })).toEqual({ kind: 'nothing' })
  })
})

describe('the address that receives a token', () => {
  beforeAll(() => setConfig({}))

  it.each([
    'https://app.test/',
    'https://app.test:8443/in?a=1',
    'http://localhost:9/',
    'http://x.localhost/',
  ])('may be %s', (urlApp) => {
    expect(applicationAddress(urlApp, here)!.href).toBe(urlApp)
  })

  it.each([
    null,
    undefined,
    '',
    'javascript:alert(1)',
    'http://app.test/',
    'http://localhost.evil.test/',
    'https://app@evil.test/',
    'data:text/html,x',
    'ftp://app.test/',
  ])('is refused for %j', (urlApp) => {
    expect(applicationAddress(urlApp, here)).toBeNull()
  })
})

const offer = (id: number, isOwn: boolean, title = `Aplicación ${id}`): Offer => ({
  application: { id, name: `app${id}`, title } as Application,
  does: isOwn ? { kind: 'enter' } : { kind: 'nothing' },
})
const offers = [offer(1, true), offer(2, false), offer(3, true), offer(4, false), offer(5, true)]
const none = unchosen
const shown = (arrangement: Arrangement): string =>
  groupsOf(offers, arrangement)
    .map(({ id, offers: members }) => `${id} ${members.map(({ application }) => application.id).join('')}`)
    .join(' ')

it.each([
  ['nothing chosen', {}, 'own 135 others 24'],
  ['an order', { order: [5, 4, 3, 2, 1] }, 'own 531 others 42'],
  ['one that is new since', { order: [5, 3] }, 'own 531 others 24'],
  ['one that is gone', { order: [9, 3, 5] }, 'own 351 others 24'],
  ['favourites', { favourites: [4, 3] }, 'favourites 34 own 15 others 2'],
  ['favourites in the own order', { favourites: [3, 4], order: [4, 3] }, 'favourites 43 own 15 others 2'],
  ['a favourite that is gone', { favourites: [9] }, 'own 135 others 24'],
])('%s', (_what, chosen, expected) => {
  expect(shown({ ...none, ...chosen })).toBe(expected)
})

it.each<[number, 1 | -1, string]>([
  [3, 1, 'favourites 2 own 153 others 4'],
  [3, -1, 'favourites 2 own 315 others 4'],
  [1, -1, 'favourites 2 own 135 others 4'],
  [5, 1, 'favourites 2 own 135 others 4'],
  [2, 1, 'favourites 2 own 135 others 4'],
  [9, 1, 'favourites 2 own 135 others 4'],
])('%i moves by %i within its group', (id, by, expected) => {
  const before = { ...none, favourites: [2] }
  expect(shown(moveBy(groupsOf(offers, before), before, id, by))).toBe(expected)
})

it.each([
  [1, 5, 'favourites 2 own 351 others 4'],
  [5, 1, 'favourites 2 own 513 others 4'],
  [5, 5, 'favourites 2 own 135 others 4'],
  // Dropped on a favourite it becomes one, in front of it because it came from behind.
  [5, 2, 'favourites 52 own 13 others 4'],
  // A favourite that is dropped elsewhere returns to its own group.
  [2, 3, 'own 135 others 24'],
  [2, 4, 'own 135 others 42'],
])('%i is dropped on %i', (id, target, expected) => {
  const before = { ...none, favourites: [2] }
  expect(shown(dropOn(groupsOf(offers, before), before, id, target))).toBe(expected)
})

it('toggles a favourite', () => {
  const chosen = toggleFavourite(none, 3)
  expect(shown(chosen)).toBe('favourites 3 own 15 others 24')
  expect(toggleFavourite(chosen, 3)).toEqual(none)
})

it.each([
  ['', null],
  ['not JSON', null],
  ['[1]', null],
  ['null', null],
  ['{"order":[1,"2"],"favourites":[],"look":"list"}', null],
  ['{"order":[],"favourites":[],"look":"tiles"}', null],
  ['{"order":[2,1],"favourites":[],"look":"list"}', { order: [2, 1], favourites: [], look: 'list' }],
])('reads %j', (text, expected) => {
  expect(readArrangement(text)).toEqual(expected)
})

it.each([
  ['', '123'],
  ['  ', '123'],
  ['NOMINA', '1'],
  ['app2', '2'],
  ['col nó', '1'],
  ['x nó', ''],
])('the search for %j finds %j', (typed, ids) => {
  const listed = [offer(1, true, 'Colnómina'), offer(2, true, 'Firma'), offer(3, false, 'License')]
  const found = foundIn(groupsOf(listed, none), typed).flatMap((group) => group.offers)
  expect(found.map(({ application }) => application.id).join('')).toBe(ids)
})
