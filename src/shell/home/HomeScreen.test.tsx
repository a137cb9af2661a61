import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { lentParts } from '#app/lentParts.tsx'
import { listApplications } from '#contracts/applications.ts'
import { getMenuByUser, listMenu } from '#contracts/menus.ts'
import { listNotifications } from '#contracts/notifications.ts'
import { listUsers, type UserRow } from '#contracts/users.ts'
import { session as en } from '#locales/en/session.ts'
import { session } from '#locales/es/session.ts'
import { session as pt } from '#locales/pt/session.ts'
import { LentPartsContext } from '#shared/borrow/lentParts.ts'
import { reference, unusable } from '#shared/api/apiError.ts'
import type { Store } from '#shared/api/createStore.ts'
import { freshStore } from '#shared/testing/testStore.tsx'
import { setAppName } from '#shared/api/appName.ts'
import { addTexts, i18n } from '#shared/texts/i18n.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { findTheme } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { HomeScreen } from './HomeScreen.tsx'

const user = userEvent.setup({ delay: null })

type Reply = { status?: number; body?: unknown } | 'never'

const consoleMenu = ['/home', '/users', '/notifications']
const menu = (...urls: string[]): Reply => ({
  body: {
    result: { records: [{ id: 1, menuJson: JSON.stringify(urls.map((url) => ({ name: url, url }))) }] },
  },
})

const person = (id: number, fields: Partial<UserRow> = {}): UserRow => ({
  id,
  names: 'Carla',
  surnames: 'Uribe',
  userName: `carla.${id}`,
  email: '',
  document: '',
  phoneNumber: null,
  idstate: 0,
  modifiedon: new Date(2026, 10, 20, 10).toISOString(),
  ...fields,
})
const people = (rows: number, ...users: UserRow[]): Reply => ({ body: { users, rows } })

const application = (id: number, name: string, title: string) => ({
  id,
  name,
  title,
  isVisible: true,
  idState: 0,
  urlApp: `https://${name}.suite.test/`,
  landing: null,
})
const applications: Reply = {
  body: { result: { records: [application(1, 'colnomina', 'Colnómina'), application(2, 'suite', 'Suite')] } },
}

const noMails: Reply = { body: { result: [] } }

/** Stubs services by the end of the path; replies come in order and the last one repeats. Records the requests. */
function serve(
  replies: Partial<Record<'menu' | 'account' | 'users' | 'applications' | 'mails', Reply | Reply[]>>,
): string[] {
  const asked: string[] = []
  const names = new Map<string, keyof typeof replies>([
    [listMenu.path, 'menu'],
    [getMenuByUser.path, 'account'],
    [listUsers.path, 'users'],
    [listApplications.path, 'applications'],
    [listNotifications.path, 'mails'],
  ])
  const left = new Map(
    Object.entries({ mails: noMails, ...replies }).map(([name, reply]) => [name, [reply].flat()]),
  )
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const name = [...names].find(([path]) => String(input).endsWith(path))?.[1] ?? String(input)
    asked.push(name)
    const queue = left.get(name) ?? [menu()]
    const reply = queue.length > 1 ? queue.shift()! : queue[0]!
    if (reply === 'never') return new Promise(() => undefined)
    return Promise.resolve(new Response(JSON.stringify(reply.body ?? {}), { status: reply.status ?? 200 }))
  })
  return asked
}

function signIn(claims: object): void {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const own = { exp: 4e9, userId: '7', unique_name: 'maria.gomez', ...claims }
  writeSession({ token: `${part({})}.${part(own)}.x`, refreshToken: null })
}

function Elsewhere(): ReactElement {
  const { pathname, search } = useLocation()
  return <output aria-label="place">{pathname + search}</output>
}

async function show(
  element: ReactElement,
  at: { pathname: string; state?: unknown } = { pathname: '/' },
): Promise<Store> {
  const store = freshStore()
  await act(async () =>
    render(
      <Provider store={store}>
        <ThemeContext value={findTheme('ibuhoo', null)}>
          <LentPartsContext value={lentParts}>
            <MemoryRouter initialEntries={[at]}>
              <Routes>
                <Route path={at.pathname} element={element} />
                <Route path="*" element={<Elsewhere />} />
              </Routes>
            </MemoryRouter>
          </LentPartsContext>
        </ThemeContext>
      </Provider>,
    ),
  )
  return store
}

const linksIn = (element: HTMLElement): (string | null)[] =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

// The session frame loads these texts in production.
beforeAll(() => addTexts('session', { es: session, en, pt }))
beforeAll(() => i18n.changeLanguage('es'))
beforeAll(() => Promise.all([lentParts.HomeApplications.load(), lentParts.WeekMails.load()]))
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(2026, 10, 21, 9),
    doNotFake: ['queueMicrotask', 'setTimeout', 'nextTick'],
  })
  setAppName(findTheme('ibuhoo', null).appname)
  signIn({ given_name: 'María', family_name: 'Gómez', customerName: 'Andina S.A.S.', APPS: 'colnomina' })
})
afterEach(() => {
  jest.useRealTimers()
  clearSession()
})

describe('the greeting', () => {
  beforeEach(() => void serve({ menu: 'never' }))

  it('depends on the time of day and shows the full name and the company', async () => {
    await show(<HomeScreen />)
    expect(screen.getByRole('heading', { level: 1, name: 'Buenos días, María Gómez' })).toBeVisible()
    expect(screen.getByText('Andina S.A.S.')).toBeVisible()
  })

  it('leaves out what is missing in the token', async () => {
    signIn({ unique_name: '' })
    await show(<HomeScreen />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Inicio$/)
  })

  it('shows names as text', async () => {
    signIn({ name: '<b>Ana</b>\u202E', unique_name: '', customerName: '<i>x</i>' })
    await show(<HomeScreen />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Buenos días, <b>Ana</b>\uFFFD')
    expect(screen.getByText('<i>x</i>')).toBeVisible()
  })

  it('is shown before the menu has loaded', async () => {
    await show(<HomeScreen />)
    expect(screen.getByRole('status')).toHaveTextContent('Cargando tu inicio…')
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })

  it('comes after the notice of an unused mailed link', async () => {
    await show(<HomeScreen />, { pathname: '/', state: { notice: 'linkNotUsed' } })
    expect(screen.getByText(session.linkNotUsed)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Cerrar sesión' })).toHaveAttribute('href', '/logout')
  })

  it('says who stays signed in when the identity provider returned another user', async () => {
    signIn({ name: 'Ana Ruiz' })
    await show(<HomeScreen />, { pathname: '/', state: { notice: 'sameIdentity' } })
    expect(
      screen.getByText('Sigues como Ana Ruiz. Para ingresar con otra identidad, cierra la sesión.'),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Cerrar sesión' })).toHaveAttribute('href', '/logout')
  })

  it('comes after the notice of an unknown address', async () => {
    await show(<HomeScreen />, { pathname: '/', state: { notice: 'unknownAddress' } })
    expect(screen.getByText('No hay nada en la dirección que abriste.')).toBeVisible()
  })

  it('comes after the notice of a refused address, with its details', async () => {
    const error = unusable('login')
    const refusedAddress = { place: 'https://evil.test', isChecked: true, error }
    await show(<HomeScreen />, { pathname: '/', state: { refusedAddress } })
    expect(screen.getByRole('alert')).toHaveTextContent(session.addressRefused)
    expect(screen.getByRole('alert')).toHaveTextContent('https://evil.test')
    expect(screen.getByRole('alert')).toHaveTextContent(reference(error))
    cleanup()
    await show(<HomeScreen />, {
      pathname: '/',
      state: { refusedAddress: { ...refusedAddress, isChecked: false } },
    })
    expect(screen.getByRole('alert')).toHaveTextContent(session.addressUnchecked)
  })

  it.each([['text'], [{ refusedAddress: 'x' }], [{ notice: 'x' }], [{ notice: true }], [null]])(
    'ignores the navigation state %j',
    async (state) => {
      await show(<HomeScreen />, { pathname: '/', state })
      expect(screen.queryByText(/^Abriste un enlace|^No hay nada/)).not.toBeInTheDocument()
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    },
  )
})

describe('the home of an administrator', () => {
  it('has a card for each screen in the menu only', async () => {
    serve({ menu: menu(...consoleMenu), users: people(0) })
    await show(<HomeScreen />)
    expect(screen.getByText('¿Qué quieres administrar hoy?')).toBeVisible()
    expect(linksIn(screen.getByRole('list', { name: 'Administración' }))).toEqual([
      '/users',
      '/notifications',
    ])
    expect(screen.getByRole('link', { name: 'Usuarios' })).toHaveAccessibleDescription(
      'Cuentas de la suite, con sus empresas y roles.',
    )
  })

  it('shows the number of users and links the four changed last, newest first [FMT-02]', async () => {
    const rows = [1, 2, 3, 4, 5, 6].map((id) => person(id))
    const asked = serve({ menu: menu(...consoleMenu), users: people(1254, ...rows) })
    await show(<HomeScreen />)
    expect(screen.getByRole('region', { name: 'Personas' })).toHaveTextContent('1.254 personas en total')
    const changed = screen.getByRole('region', { name: 'Cambios recientes' })
    expect(linksIn(changed)).toEqual(['/users?sort=newest', ...[1, 2, 3, 4].map((id) => `/users/${id}`)])
    expect(
      within(changed).getByRole('link', { name: 'Carla Uribe carla.1 20/11/2026 10:00 (hace 23 horas)' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Crear usuario' })).toHaveAttribute('href', '/users/new')
    expect(asked.filter((name) => name === 'users')).toHaveLength(1)
    const [, init] = jest.mocked(fetch).mock.calls.find(([input]) => String(input).endsWith(listUsers.path))!
    expect(init!.headers).toMatchObject({ customerSearch: '', filterBy: 'Mas reciente', pages: '0' })
  })

  it('opens the user list with the search in the address', async () => {
    serve({ menu: menu(...consoleMenu), users: people(0) })
    await show(<HomeScreen />)
    const box = screen.getByRole('searchbox', { name: 'Buscar una persona' })
    await user.type(box, '   {Enter}')
    expect(box).toBeVisible()
    await user.type(box, 'josé & ana{Enter}')
    expect(screen.getByLabelText('place')).toHaveTextContent(/^\/users\?search=jos%C3%A9\+%26\+ana$/)
  })

  it('shows an empty state without users', async () => {
    serve({ menu: menu(...consoleMenu), users: people(0) })
    await show(<HomeScreen />)
    expect(screen.getByText('Aún no hay personas. Cuando crees la primera, aparecerá aquí.')).toBeVisible()
    expect(screen.getByText('0')).toBeVisible()
  })

  it('shows the failure with a retry and keeps the rest', async () => {
    serve({ menu: menu(...consoleMenu), users: [{ status: 500 }, people(7, person(3))] })
    await show(<HomeScreen />)
    expect(screen.getByRole('alert')).toHaveTextContent('Error al realizar la petición.')
    expect(screen.getByRole('searchbox')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Usuarios' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('link', { name: /Carla Uribe/ })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('hides what the service answers with 403, without a message', async () => {
    serve({ menu: menu(...consoleMenu), users: { status: 403 } })
    const store = await show(<HomeScreen />)
    expect(screen.queryByRole('region', { name: 'Personas' })).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(store.getState().session.isForbidden).toBe(false)
  })

  it('shows names as text, and the user name if there is no full name', async () => {
    const rows = [person(1, { names: '<b>x</b>' }), person(2, { names: ' ', surnames: '', modifiedon: null })]
    serve({ menu: menu(...consoleMenu), users: people(2, ...rows) })
    await show(<HomeScreen />)
    expect(screen.getByRole('link', { name: /<b>x<\/b> Uribe/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'carla.2 carla.2' })).toBeVisible()
  })

  it('shows the mails of the next days with one request', async () => {
    const asked = serve({ menu: menu(...consoleMenu), users: people(0) })
    await show(<HomeScreen />)
    const week = await screen.findByRole('region', { name: 'Correos de los próximos 7 días' })
    expect(await within(week).findByText('No hay correos programados.')).toBeVisible()
    expect(asked.filter((name) => name === 'mails')).toHaveLength(1)
  })

  it('requests no mails if the menu has no link to them', async () => {
    const asked = serve({ menu: menu('/users'), users: people(1, person(1)) })
    await show(<HomeScreen />)
    expect(await screen.findByRole('link', { name: /Carla Uribe/ })).toBeVisible()
    expect(asked).not.toContain('mails')
  })

  it('requests no users if the menu has no link to them', async () => {
    const asked = serve({ menu: menu('/notifications') })
    await show(<HomeScreen />)
    expect(asked).not.toContain('users')
    expect(asked).not.toContain('applications')
  })
})

describe('the home of a user without console screens', () => {
  it('shows their applications and account, and requests no other users', async () => {
    const asked = serve({ menu: menu('/home'), account: menu('/availableapps'), applications })
    await show(<HomeScreen />)
    expect(screen.getByText('¿Qué quieres abrir hoy?')).toBeVisible()
    const own = screen.getByRole('region', { name: 'Tus aplicaciones' })
    expect(within(own).getAllByRole('button')).toHaveLength(1)
    expect(within(own).getByRole('button', { name: /^Colnómina/ })).toBeVisible()
    const account = screen.getByRole('region', { name: 'Mi cuenta' })
    for (const fact of ['María Gómez', 'maria.gomez', 'Andina S.A.S.'])
      expect(within(account).getByText(fact)).toBeVisible()
    expect(linksIn(account)).toEqual(['/availableapps', '/logout'])
    expect(screen.queryByText('Administración')).not.toBeInTheDocument()
    expect(asked).not.toContain('users')
  })

  it('shows an empty state without applications', async () => {
    signIn({ APPS: '' })
    serve({ menu: menu(), applications })
    await show(<HomeScreen />)
    expect(screen.getByText(/Todavía no tienes aplicaciones asignadas/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ver toda la suite' })).toHaveAttribute('href', '/availableapps')
  })

  it('retries failed applications and account links separately', async () => {
    serve({
      menu: menu(),
      account: [{ status: 500 }, menu('/availableapps')],
      applications: [{ status: 500 }, applications],
    })
    await show(<HomeScreen />)
    expect(screen.getByText('No pudimos cargar los enlaces de tu cuenta.')).toBeVisible()
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('button', { name: /^Colnómina/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('navigation', { name: 'Enlaces de tu cuenta' })).toBeVisible()
  })
})

it('a failed menu keeps screens and applications reachable, and requests no users', async () => {
  const asked = serve({ menu: { status: 500 }, applications })
  await show(<HomeScreen />)
  expect(screen.getByRole('link', { name: 'Usuarios' })).toHaveAttribute('href', '/users')
  expect(screen.getByRole('button', { name: /^Colnómina/ })).toBeVisible()
  expect(asked).not.toContain('users')
})

describe.each([
  ['en', 'Recent changes', '7 people in total', '20/11/2026 10:00 (23 hours ago)'],
  ['pt', 'Alterações recentes', '7 pessoas no total', '20/11/2026 10:00 (há 23 horas)'],
] as const)('in %s', (language, changed, total, day) => {
  beforeAll(() => i18n.changeLanguage(language))
  afterAll(() => i18n.changeLanguage('es'))

  it('the home has all its texts', async () => {
    serve({ menu: menu(...consoleMenu), users: people(7, person(1)) })
    await show(<HomeScreen />)
    expect(screen.getByRole('region', { name: changed })).toHaveTextContent(day)
    expect(
      screen.getByText((_, element) => element?.textContent === total && element.tagName === 'P'),
    ).toBeVisible()
  })
})
