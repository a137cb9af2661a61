/** @jest-environment node */
import { testToken } from '#shared/session/testTokens.ts'
import { routeGuard, type Verdict, type Visit } from './routeGuard.ts'

const visit = (path: string, more: Partial<Visit> = {}): Verdict =>
  routeGuard({ path, search: '', hasSession: false, hasState: false, ...more })

const publicPaths = [
  '/resetpassword',
  '/resetpasswordcertificate',
  '/changepassword',
  '/login',
  '/check-email',
  '/resetotp',
  '/alert',
  '/invalid-link',
  '/availableapps',
  '/resendemail',
  '/selectaccounts',
  '/absent',
  '/logout',
  '/logout-credential',
  '/signin-credential/callback',
]
const sessionPaths = ['/home', '/users', '/privileges', '/roles', '/apps', '/menusettings', '/notifications']

describe('routeGuard without a session', () => {
  it.each(publicPaths)('%s opens [RTE-31]', (path) => {
    expect(visit(path)).toEqual({ show: 'public' })
  })

  it.each(['/Login', '/LoGiN', '/login/', '/resetPassword', '/signin-credential/CALLBACK/'])(
    '%s opens with any case and a trailing slash [RTE-17]',
    (path) => {
      expect(visit(path)).toEqual({ show: 'public' })
    },
  )

  it('/ is the login, with or without a query that is not a token [RTE-05, CON-04]', () => {
    expect(visit('/')).toEqual({ show: 'login' })
    expect(visit('/', { search: '?page=abc' })).toEqual({ show: 'login' })
    expect(visit('/', { search: '?utm_source=x&code=1' })).toEqual({ show: 'login' })
  })

  it.each([...sessionPaths, '/users/new', '/users/42/roles'])(
    '%s goes to /login [RTE-19, RTE-20, RTE-22, RTE-31, CON-05, CON-06, CON-07, CON-08, CON-09, CON-10, CON-11]',
    (path) => {
      expect(visit(path)).toEqual({ redirect: '/login', keepReturnPath: true })
      expect(visit(path.toUpperCase())).toEqual({ redirect: '/login', keepReturnPath: true })
    },
  )

  it.each(['/nowhere', '/users/../x', '//users', '/login/x', '/constructor', '/__proto__'])(
    'the unknown %s goes to /login',
    (path) => {
      expect(visit(path)).toEqual({ redirect: '/login' })
    },
  )

  const token = testToken()
  it.each(['/', '/home', '/users'])(
    '%s validates a token of the address as a login token [SES-09]',
    (path) => {
      const login = { token, user: 'admin' }
      expect(visit(path, { search: `?token=${token}&user=admin` })).toEqual({
        show: 'automatic-login',
        login,
      })
      const link = 'A'.repeat(80)
      expect(visit(path, { search: `?${link}` })).toEqual({ show: 'automatic-login', login: { link } })
    },
  )

  it.each([
    `?token=${token}&user=admin).`,
    `?token=${token}.&user=admin&utm_source=mail`,
    `?fbclid=x&amp;token=${token}&amp;user=admin`,
  ])('finds the token in %s', (search) => {
    expect(visit('/', { search })).toEqual({ show: 'automatic-login', login: { token, user: 'admin' } })
  })

  it('accepts a name of 100 characters', () => {
    const user = 'x'.repeat(100)
    expect(visit('/', { search: `?token=${token}&user=${user}` })).toMatchObject({ login: { token, user } })
  })

  it.each([
    '?token=abc&user=admin',
    `?token=${token}`,
    `?user=admin`,
    '?AAAA',
    `?token=${token}&user=${'x'.repeat(101)}`,
  ])('finds no token in %s', (search) => {
    expect(visit('/', { search })).toEqual({ show: 'login' })
  })
})

describe('a mailed link', () => {
  const link = `?${'aB3-_'.repeat(20)}`

  it('opens /changepassword, even if it points to the request', () => {
    expect(visit('/resetPassword', { search: link })).toEqual({ redirect: `/changepassword${link}` })
    expect(visit('/changepassword', { search: link })).toEqual({ show: 'public' })
  })

  it('is accepted escaped and passed on unchanged (hardening T61)', () => {
    const standard = `${'aB3+/'.repeat(20)}==`
    const search = `?${encodeURIComponent(standard)}`
    expect(visit('/resetPassword', { search })).toEqual({ redirect: `/changepassword${search}` })
    for (const path of ['/', '/home', '/users'])
      expect(visit(path, { search })).toEqual({
        show: 'automatic-login',
        login: { link: standard.slice(0, -2) },
      })
    expect(visit('/users', { search, hasSession: true })).toEqual({
      show: 'session-check',
      stay: { redirect: '/users' },
    })
  })

  it.each(['', '?utm_source=mail', '?page=x'])('is none in %j', (search) => {
    expect(visit('/resetpassword', { search })).toEqual({ show: 'public' })
  })
})

describe('routeGuard with a session', () => {
  const signedIn = (path: string, more: Partial<Visit> = {}): Verdict =>
    visit(path, { hasSession: true, ...more })

  it.each(['/', ...sessionPaths, '/users/new', '/users/42', '/users/42/empresas'])(
    '%s opens the console [RTE-18, CON-04]',
    (path) => {
      expect(signedIn(path)).toEqual({ show: 'console' })
    },
  )

  it.each(['/login', '/Login/', '/resetpassword', '/changepassword', '/alert'])(
    '%s goes to / [RTE-21, CON-20]',
    (path) => {
      expect(signedIn(path)).toEqual({ redirect: '/' })
    },
  )

  it('says who stays signed in after another identity returned from the provider [RTE-21]', () => {
    expect(signedIn('/signin-credential/callback')).toEqual({ redirect: '/', notice: 'sameIdentity' })
  })

  it.each(['/logout', '/LOGOUT', '/logout-credential', '/availableapps'])('%s stays reachable', (path) => {
    expect(signedIn(path)).toEqual({ show: 'public' })
  })

  it.each(['/alert', '/check-email', '/absent'])('%s stays reachable with navigation state', (path) => {
    expect(signedIn(path, { hasState: true })).toEqual({ show: 'public' })
  })

  const token = testToken()
  const link = `?${'aB3-_'.repeat(20)}`
  const home = { redirect: '/', notice: 'linkNotUsed' } as const
  it.each<[string, string, Verdict]>([
    ['/changepassword', '?abc', { show: 'session-check', stay: home }],
    ['/changepassword', link, { show: 'session-check', stay: home }],
    ['/resetPassword/', link, { show: 'session-check', stay: home }],
    ['/resetotp', link, { show: 'session-check', stay: home }],
    ['/', `?token=${token}&user=other`, { show: 'session-check', stay: { redirect: '/' } }],
    ['/home', link, { show: 'session-check', stay: { redirect: '/home' } }],
    ['/users/42', `?token=${token}&user=other`, { show: 'session-check', stay: { redirect: '/users/42' } }],
    ['/login', '?page=x', { redirect: '/' }],
    ['/users', '?page=2', { show: 'console' }],
    ['/nowhere', link, { redirect: '/', notice: 'unknownAddress' }],
    ['/logout', '?x=1', { show: 'public' }],
  ])('%s%s: a link is opened after the stored token was refused [D46]', (path, search, verdict) => {
    expect(signedIn(path, { search })).toEqual(verdict)
  })

  it('an unknown address goes to /, which says so', () => {
    expect(signedIn('/nowhere')).toEqual({ redirect: '/', notice: 'unknownAddress' })
  })
})
