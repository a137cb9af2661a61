import { firstCalls, type WireFacts } from '#app/firstReads.ts'
import { dropEarlyReads } from '#shared/api/earlyReads.ts'
import { resources } from '#shared/resources/resources.ts'
import { viewsKey } from '#shared/list/views/openingQuery.ts'
import { markSignOut } from '#shared/session/signedOut.ts'
import { readSession, setSessionPlace } from '#shared/session/tokens.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { startPage } from './pageStart.ts'

const reads = Object.fromEntries(resources.map(({ id, reads = {} }) => [id.toLowerCase(), reads]))
const calls = Object.fromEntries(
  firstCalls(reads).map((call) => [call, { service: 'security', method: 'GET', path: `/api/${call}` }]),
) as WireFacts['calls']
const facts = { place: 'ibuhoo', appName: 'suite', language: 'es', calls, reads, usersPerPage: 10 } as const

const root = document.documentElement
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')))
  hold({ token: `Bearer ${testToken()}`, sessionId: 's', sessionPlace: 'ibuhoo' })
})
afterEach(() => {
  dropEarlyReads()
  sessionStorage.clear()
  localStorage.clear()
  delete root.dataset['frame']
  window.history.replaceState(null, '', '/')
})

function hold(kept: Record<string, string>): void {
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
}

/** The calls sent by the page, each with its headers. */
function sentAt(address: string): string[] {
  window.history.replaceState(null, '', address)
  startPage(facts)
  return jest.mocked(fetch).mock.calls.map(([url, init]) => {
    const {
      Authorization: _token,
      'Accept-Language': _language,
      ...own
    } = init!.headers as Record<string, string>
    return [String(url).split('/').at(-1), ...Object.entries(own).map((pair) => pair.join('='))].join(' ')
  })
}
const readsAt = (address: string): string[] => sentAt(address).slice(1)

it.each<[string, string[]]>([
  ['/users', ['listUsers customerSearch= pages=0 filterBy=']],
  ['/Users/?page=3&sort=newest', ['listUsers customerSearch= pages=2 filterBy=Mas reciente']],
  [
    '/users?size=25&page=2',
    [
      'listUsers customerSearch= pages=2 filterBy=',
      'listUsers customerSearch= pages=3 filterBy=',
      'listUsers customerSearch= pages=4 filterBy=',
    ],
  ],
  ['/users?search=%20Pe%C3%B1a%20', ['listUsers customerSearch=Pe%C3%B1a pages=0 filterBy=']],
  ['/users?page=0&size=11&sort=x', ['listUsers customerSearch= pages=0 filterBy=']],
  ['/users?size=100', [0, 1, 2, 3, 4, 5].map((page) => `listUsers customerSearch= pages=${page} filterBy=`)],
  ['/users?state=active', []],
  ['/users?search=ana&role=3', []],
  ['/users/42', ['getUser pid=42']],
  ['/users/42/roles', ['getUser pid=42']],
  ['/users/new', []],
  ['/apps', ['listApplications']],
  ['/apps/7', ['getApplication id=7']],
  ['/privileges', ['listPrivileges', 'listApplications']],
  ['/privileges/7', ['listPrivileges', 'listApplicationsOfPrivilege id=7']],
  ['/roles', ['listRoles', 'listApplications']],
  ['/roles/7', ['listRoles', 'listApplications']],
  ['/notifications', ['listNotifications', 'listApplications']],
  ['/notifications/7', ['listNotifications']],
  ['/menuSettings/suite', ['listApplicationsForMenus']],
  ['/menuSettings?app=3', ['listApplicationsForMenus']],
  [
    '/menuSettings/Suite?app=3',
    ['listApplicationsForMenus', 'getMenuByApp idapplication=3 idmenulocation=4'],
  ],
  [
    '/menusettings/lateral?app=3',
    ['listApplicationsForMenus', 'getMenuByApp idapplication=3 idmenulocation=1'],
  ],
  ['/menuSettings/lateral?app=3x', ['listApplicationsForMenus']],
])('at %s the page sends the first reads: %j [D52]', (address, reads) => {
  expect(readsAt(address)).toEqual(reads)
})

it('sends nothing with a session that was signed out in another tab', () => {
  setSessionPlace(facts.place)
  markSignOut(readSession()!.claims.uniqueName)
  expect(sentAt('/users')).toEqual([])
  expect(sessionStorage.getItem('token')).toBeNull()
})

it('also checks the token, and sends token and language with every call', () => {
  localStorage.setItem('bms_lang', 'pt')
  expect(sentAt('/apps')[0]).toMatch(/^validateToken user=\S+ token=\S+ option=1/)
  for (const [, init] of jest.mocked(fetch).mock.calls)
    expect(init!.headers).toMatchObject({
      Authorization: sessionStorage.getItem('token'),
      'Accept-Language': 'pt',
    })
  expect(root.lang).toBe('pt')
})

it.each([
  ['/', 'home'],
  ['/home', 'home'],
  ['/users', 'list'],
  ['/users/42', 'card'],
  ['/menuSettings', 'tabs'],
])('at %s the page shows the frame of %s', (address, shape) => {
  sentAt(address)
  expect(root.dataset['frame']).toBe(shape)
})

describe('nothing is requested or shown', () => {
  afterEach(() => expect(root.dataset['frame']).toBeUndefined())

  it.each([
    ['without a session', { token: '' }],
    ['with the session of another product', { sessionPlace: 'firmaya' }],
    ['with something else for a token', { token: 'Bearer x' }],
  ])('%s', (_what, kept) => {
    hold(kept)
    expect(sentAt('/users')).toEqual([])
  })

  it.each([['/login'], ['/alert'], ['/nowhere'], ['/users/x'], ['/?user=a&token=b.c.d']])(
    'at %s',
    (address) => {
      expect(sentAt(address)).toEqual([])
    },
  )
})

it('with a token that is due for a refresh only the frame is shown', () => {
  const token = `Bearer ${testToken({ exp: Math.floor(Date.now() / 1000) + 30, iat: 0 })}`
  hold({ token, refreshToken: 'refresh-1' })
  expect(sentAt('/users')).toEqual([])
  expect(root.dataset['frame']).toBe('list')
})

it('puts the default view into the address and requests it [beyond 27]', () => {
  setSessionPlace('ibuhoo')
  const views = [{ id: 'a', name: 'Ana', query: 'search=ana&size=10' }]
  localStorage.setItem(viewsKey('/users', 'admin'), JSON.stringify({ views, opens: 'a' }))
  expect(readsAt('/users')).toEqual(['listUsers customerSearch=ana pages=0 filterBy='])
  expect(window.location.search).toBe('?search=ana&size=10')
  jest.mocked(fetch).mockClear()
  expect(readsAt('/users?size=10')).toEqual(['listUsers customerSearch= pages=0 filterBy='])
  expect(window.location.search).toBe('?size=10')
})

it('requests nothing while the browser prerenders the page', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  expect(sentAt('/users')).toEqual([])
  Reflect.deleteProperty(document, 'prerendering')
  expect(sentAt('/users')).not.toEqual([])
})
