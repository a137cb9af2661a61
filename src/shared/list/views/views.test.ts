/** @jest-environment node */
import {
  longestName,
  mostViews,
  nameProblem,
  readViews,
  viewName,
  type NamedView,
  type Views,
} from './views.ts'
import { goneParts } from './goneParts.ts'
import { viewQuery, withBack, withChanged, withNamed, withOpening, withoutView } from './viewRules.ts'

describe('a name', () => {
  it.each([
    ['', 'empty'],
    ['   \u00A0 ', 'empty'],
    ['\u200D\u0301', 'empty'],
    ['x'.repeat(longestName), null],
    ['x'.repeat(longestName + 1), 'tooLong'],
    ['x'.repeat(300), 'tooLong'],
    ['ana', 'taken'],
    ['  ANA ', 'taken'],
    ['Ａna', 'taken'],
    ['Ana 2', null],
    ['مستخدمون جدد', null],
    ['👩‍🔧 de turno', null],
    ['<script>alert(1)</script>', null],
    ['Jose\u0301', null],
    ['Ana\u202Etxt', 'hidden'],
    ['Ana\u0000', 'hidden'],
    ['A\u200Bna', 'hidden'],
    ['\uD800x', 'hidden'],
  ])('%j: %s [beyond 27]', (typed, problem) => {
    expect(nameProblem(typed, ['Ana'])).toBe(problem)
  })

  it('is stored composed, with single spaces', () => {
    expect(viewName('  Jose\u0301 \n  Luis ')).toBe('José Luis')
  })
})

const ana: NamedView = { id: 'a', name: 'Ana', query: 'search=ana&size=10' }
const bea: NamedView = { id: 'b', name: 'Bea', query: 'search=bea&size=10' }
const both: Views = { views: [ana, bea], opens: 'a' }

describe('what is stored', () => {
  it.each<[string, string | null, Views]>([
    ['nothing', null, { views: [], opens: null }],
    ['what was written', JSON.stringify(both), both],
    ['half of it', JSON.stringify(both).slice(0, 40), { views: [], opens: null }],
    ['no views', '{"views":7}', { views: [], opens: null }],
    [
      'the same name twice',
      JSON.stringify({ ...both, views: [ana, { ...bea, name: 'ANA' }] }),
      { views: [], opens: null },
    ],
    [
      'the same id twice',
      JSON.stringify({ ...both, views: [ana, { ...bea, id: 'a' }] }),
      { views: [], opens: null },
    ],
    [
      'too many',
      JSON.stringify({
        views: Array.from({ length: mostViews + 1 }, (_, at) => ({ ...ana, id: `v${at}`, name: `v${at}` })),
        opens: null,
      }),
      { views: [], opens: null },
    ],
    ['a prototype', '{"__proto__":{"views":[]},"views":[],"opens":null}', { views: [], opens: null }],
  ])('reads %s', (_what, stored, views) => {
    expect(readViews(stored)).toEqual(views)
  })
})

describe('views', () => {
  it('are named, changed, set as default and deleted', () => {
    const named = withNamed(both, '  Carla ', 'size=25')
    expect(named.views.at(-1)).toMatchObject({ name: 'Carla', query: 'size=25' })
    expect(readViews(JSON.stringify(named))).toEqual(named)
    expect(withChanged(both, 'b', { name: 'B' }).views).toEqual([ana, { ...bea, name: 'B' }])
    expect(withChanged(both, 'gone', { name: 'B' })).toEqual(both)
    expect(withOpening(both, 'b').opens).toBe('b')
    expect(withoutView(both, 'a')).toEqual({ views: [bea], opens: null })
    expect(withoutView(both, 'b')).toEqual({ views: [ana], opens: 'a' })
  })

  it.each<[string, Views, Views]>([
    ['where it was', withoutView(both, 'a'), both],
    ['once', both, both],
    ['behind another first one', { views: [bea], opens: 'b' }, { views: [ana, bea], opens: 'b' }],
    [
      'under another name where its own was given away',
      { views: [{ ...bea, name: 'ANA' }], opens: null },
      {
        views: [
          { ...ana, name: 'Ana (2)' },
          { ...bea, name: 'ANA' },
        ],
        opens: 'a',
      },
    ],
  ])('are restored %s', (_where, now, after) => {
    expect(withBack(now, ana, both)).toEqual(after)
  })

  it('are not restored at the maximum number', () => {
    const full = Array.from({ length: mostViews }, (_, at) => ({ ...bea, id: `v${at}`, name: `v${at}` }))
    expect(withBack({ views: full, opens: null }, ana, both)).toBeNull()
    expect(withBack({ views: full.slice(1), opens: null }, ana, both)?.views).toHaveLength(mostViews)
  })
})

it.each([
  ['', null, 'columns=&density=comfortable&size=10'],
  ['?sort=newest&search=ana&page=7', 'newest', 'columns=&density=comfortable&search=ana&size=10&sort=newest'],
  ['?state=off&size=100', null, 'columns=&density=comfortable&size=10&state=off'],
  ['?sort=shoe', null, 'columns=&density=comfortable&size=10'],
])('keeps all of the address %j but the page', (search, sort, query) => {
  const view = { columns: [], density: 'comfortable' } as const
  expect(viewQuery(search, { sort, size: 10, view })).toBe(query)
})

it.each([
  ['', ['state'], null],
  ['?sort=newest&columns=email.modified&state=on&view=list', ['state'], null],
  ['?columns=', ['state'], null],
  ['?sort=shoe', ['state'], { sort: 'shoe', columns: [], filters: [] }],
  ['?columns=email.shoe.constructor', [], { sort: null, columns: ['shoe', 'constructor'], filters: [] }],
  ['?columns=&coat=a&coat=b', ['state'], { sort: null, columns: [], filters: ['coat'] }],
  ['?coat=a', ['state'], null],
  ['?columns=&coat=a', undefined, null],
])('the address %j of a list with the filters %j has the unknown parts %j', (search, filters, gone) => {
  expect(goneParts(search, { sorts: ['newest'], columns: ['email', 'modified'], filters })).toEqual(gone)
})
