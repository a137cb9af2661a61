import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import type { Application } from '#contracts/applications.ts'
import type { Privilege, PrivilegeBody } from '#contracts/privileges.ts'
import { createStore } from '#shared/api/createStore.ts'
import { i18n } from '#shared/lib/i18n.ts'
import { Toasts } from '#shared/ui/Toasts.tsx'
import { currentToasts, hideToast } from '#shared/ui/toasts.ts'
import { findTheme } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { PrivilegeScreen } from './PrivilegeScreen.tsx'
import { PrivilegesScreen } from './PrivilegesScreen.tsx'

configure({ asyncUtilTimeout: 4_000 })

export const privilege = (id: number, fields: Partial<Privilege> = {}): Privilege => ({
  id,
  name: `PRIVILEGIO_${id}`,
  description: `Descripción ${id}`,
  idstate: 0,
  licence: false,
  isAuditable: true,
  application: ['suite'],
  createdon: `2025-01-${String(id).padStart(2, '0')}T10:00:00Z`,
  sharedApps: 'Suite',
  ...fields,
})

export const application = (id: number, name: string, title: string): Application => ({
  id,
  name,
  title,
  isVisible: true,
  idState: 0,
})

type Asked = { path: string; headers: Headers; body: PrivilegeBody | null }

/** What the service knows during one test, and what it was asked. */
export const service = {
  privileges: [] as Privilege[],
  applications: [] as (Application | { name: string; title: string; isVisible: boolean; idState: number })[],
  /** What roles there are, and the names that each gives in suite. */
  roles: [] as { id: number; name: string; idstate: number; sharedApps: string; gives: string[] }[],
  menus: [] as object[][],
  asked: [] as Asked[],
  /** Answers instead, by the end of a path, one after the other. */
  next: new Map<string, Response[]>(),
}

export const reply = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })
export const said = (informationCode: string, information: string): Response =>
  reply({ result: { informationCode, information } })
export const posts = (): Asked[] => service.asked.filter(({ body }) => body !== null)

const answers: Record<string, (asked: Asked) => object> = {
  'privilege/list': ({ headers }) => {
    const rol = service.roles.find(({ id }) => String(id) === headers.get('rol'))
    const records = rol
      ? service.privileges.map(({ name, idstate }) => ({ name, idstate, assigned: rol.gives.includes(name) }))
      : service.privileges
    return { result: { records } }
  },
  'application/getApplicationsByIdPrivilege': ({ headers }) => {
    const names = service.privileges.find(({ id }) => String(id) === headers.get('id'))?.application
    return { records: service.applications.filter(({ name }) => (names ?? ['suite']).includes(name)) }
  },
  'application/list': () => ({ result: { records: service.applications } }),
  'role/list': () => ({ result: { records: service.roles.map(({ gives: _gives, ...role }) => role) } }),
  'menu/list': () => ({
    result: { records: service.menus.map((items, id) => ({ id, menuJson: JSON.stringify(items) })) },
  }),
  'privilege/create': ({ body }) => {
    service.privileges = [...service.privileges, privilege(99, body!)]
    return { result: { informationCode: 'A10', information: 'Hecho' } }
  },
  'privilege/modify': ({ body }) => {
    service.privileges = service.privileges.map((one) => (one.id === body!.id ? { ...one, ...body } : one))
    return { result: { informationCode: 'A10', information: 'Hecho' } }
  },
}

export function preparePrivileges(): void {
  beforeAll(() => i18n.changeLanguage('es'))
  beforeEach(() => {
    service.privileges = Array.from({ length: 13 }, (_, index) => privilege(index + 1))
    service.applications = [
      application(1, 'suite', 'Suite'),
      application(2, 'colnomina', 'Colnómina'),
      application(3, 'firmaya', 'Firmaya'),
      application(4, 'RESETOTP', 'Restablecer OTP'),
      { ...application(5, 'archivo', 'Archivo digital'), isVisible: false },
    ]
    service.roles = []
    service.menus = []
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
      const asked = { path, headers, body: JSON.parse(String(init?.body ?? 'null')) as PrivilegeBody | null }
      service.asked.push(asked)
      return Promise.resolve(service.next.get(path)?.shift() ?? reply(answers[path]!(asked)))
    })
  })
}

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

export async function open(address = '/privileges'): Promise<void> {
  render(
    <Provider store={createStore()}>
      <ThemeContext value={findTheme('ibuhoo', null)}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/privileges" element={<PrivilegesScreen />} />
            <Route path="/privileges/:id" element={<PrivilegeScreen />} />
          </Routes>
          <Address />
          <Toasts />
        </MemoryRouter>
      </ThemeContext>
    </Provider>,
  )
  if (address.startsWith('/privileges/')) await screen.findByRole('heading', { level: 1 })
  else await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'))
}

export const shown = (): (string | null)[] =>
  [...document.querySelectorAll('a[data-row]')].map(({ textContent }) => textContent)
export const address = (): string | null => document.querySelector('output')!.textContent
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
export const row = (name: string): HTMLElement => screen.getByRole('link', { name }).closest('tr')!
export const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }))
