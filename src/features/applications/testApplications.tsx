import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import type { ApplicationSettings } from '#contracts/application-settings.ts'
import { createStore } from '#shared/api/createStore.ts'
import { GuardedNavigation } from '#shared/cards/GuardedNavigation.tsx'
import { i18n } from '#shared/lib/i18n.ts'
import { Toasts } from '#shared/ui/Toasts.tsx'
import { currentToasts, hideToast } from '#shared/ui/toasts.ts'
import { findTheme } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { ApplicationScreen } from './ApplicationScreen.tsx'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'

configure({ asyncUtilTimeout: 4_000 })

export const application = (id: number, fields: Partial<ApplicationSettings> = {}): ApplicationSettings => ({
  id,
  name: `aplicacion${id}`,
  title: `Aplicación ${id}`,
  urlAssignPassword: `https://app${id}.test/changepassword`,
  landing: `https://www${id}.test/`,
  isVisible: true,
  urlApp: `https://app${id}.test/`,
  description: `Descripción ${id}`,
  idState: 0,
  amountTime: 30,
  timeUnit: 1,
  userActivateTokenTime: 2,
  userActivateTokenTimeUnit: 3,
  assignPasswordTokenTime: 30,
  assignPasswordTokenTimeUnit: 1,
  refreshTokenExpirationAmountTime: 8,
  refreshTokenExpirationTimeUnit: 2,
  maxRefreshTokens: -1,
  maxRefreshTokensByUser: 5,
  maxConcurrentTokens: 1,
  maxConcurrentTokensByUser: -1,
  isConcurrentSession: false,
  numberPasswordChanges: 3,
  passwordExpiration: 90,
  passwordTypeExpiration: 3,
  mechanismAfterSetPass: 1,
  typeApplication: false,
  modifiedOn: `2025-01-${String(id).padStart(2, '0')}T10:00:00Z`,
  version: '3.4.1',
  // The portal does not know it.
  costCenter: 'NORTE',
  ...fields,
})

type Asked = { path: string; headers: Headers; body: ApplicationSettings | null }

/** What the service knows during one test, and what it was asked. */
export const service = {
  applications: [] as ApplicationSettings[],
  roles: [] as { id: number; name: string; idstate: number }[],
  privileges: [] as object[],
  companies: [] as object[],
  menus: [] as object[],
  notifications: [] as object[],
  asked: [] as Asked[],
  /** Answers instead, by the end of a path, one after the other. */
  next: new Map<string, (Response | Promise<Response>)[]>(),
}

export const reply = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })
export const said = (informationCode: string, information: string): Response =>
  reply({ result: { informationCode, information } })
export const posts = (): Asked[] => service.asked.filter(({ body }) => body !== null)

const done = { result: { informationCode: 'A10', information: 'Hecho' } }
const answers: Record<string, (asked: Asked) => object> = {
  'application/list': () => ({ result: { records: service.applications } }),
  'application/applicationId': ({ headers }) => ({
    records: service.applications.filter(({ id }) => String(id) === headers.get('id')),
  }),
  'application/create': ({ body }) => {
    service.applications = [...service.applications, { ...body!, id: 99 }]
    return done
  },
  'application/modify': ({ body }) => {
    service.applications = service.applications.map((one) => (one.id === body!.id ? body! : one))
    return done
  },
  'role/list': () => ({ result: { records: service.roles } }),
  'privilege/list': () => ({ result: { records: service.privileges } }),
  'menu/list': () => ({ result: { records: service.menus } }),
  'Notifications/List': () => ({ result: service.notifications }),
  'customer/GetCustomer': () => ({ result: { customers: service.companies } }),
}

export function prepareApplications(): void {
  beforeAll(() => i18n.changeLanguage('es'))
  beforeEach(() => {
    service.applications = Array.from({ length: 13 }, (_, index) => application(index + 1))
    service.roles = []
    service.privileges = []
    service.companies = []
    service.menus = []
    service.notifications = []
    service.asked.length = 0
    service.next.clear()
    for (const { id } of currentToasts()) hideToast(id)
    // Nothing scrolls here.
    Element.prototype.scrollIntoView = () => {}
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function close() {
      this.open = false
    }
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const path = (input as string).split('/api/')[1]!
      const headers = new Headers(init?.headers)
      const asked = {
        path,
        headers,
        body: JSON.parse(String(init?.body ?? 'null')) as ApplicationSettings | null,
      }
      service.asked.push(asked)
      return Promise.resolve(service.next.get(path)?.shift() ?? reply(answers[path]!(asked)))
    })
  })
}

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

export async function open(address = '/apps'): Promise<void> {
  render(
    <Provider store={createStore()}>
      <ThemeContext value={findTheme('ibuhoo', null)}>
        <MemoryRouter initialEntries={[address]}>
          <GuardedNavigation>
            <Routes>
              <Route path="/apps" element={<ApplicationsScreen />} />
              <Route path="/apps/:id/:tab?" element={<ApplicationScreen />} />
            </Routes>
          </GuardedNavigation>
          <Address />
          <Toasts />
        </MemoryRouter>
      </ThemeContext>
    </Provider>,
  )
  if (address.startsWith('/apps/')) await screen.findByRole('heading', { level: 1 })
  else await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'))
}

export const shown = (): (string | null)[] =>
  [...document.querySelectorAll('a[data-row]')].map(({ textContent }) => textContent)
export const address = (): string | null => document.querySelector('output')!.textContent
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
export const row = (name: string): HTMLElement => screen.getByRole('link', { name }).closest('tr')!
export const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }))
