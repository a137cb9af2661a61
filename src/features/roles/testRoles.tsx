import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import type { Application } from '#contracts/applications.ts'
import type { Role, RoleBody } from '#contracts/roles.ts'
import { createStore } from '#shared/api/createStore.ts'
import { GuardedNavigation } from '#shared/cards/GuardedNavigation.tsx'
import { i18n } from '#shared/lib/i18n.ts'
import { Toasts } from '#shared/ui/Toasts.tsx'
import { currentToasts, hideToast } from '#shared/ui/toasts.ts'
import { findTheme } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { RoleScreen } from './RoleScreen.tsx'
import { RolesScreen } from './RolesScreen.tsx'

configure({ asyncUtilTimeout: 4_000 })

/** What roles give, by application; a privilege with a `-` before it is inactive. */
type Gives = Record<string, { privileges: string[]; isVisible: boolean }>
export type StoredRole = Role & { gives: Gives }

export const role = (id: number, fields: Partial<StoredRole> = {}): StoredRole => ({
  id,
  name: `Rol ${id}`,
  description: `Descripción ${id}`,
  alias: `ALIAS${id}`,
  idstate: 0,
  createdon: `2025-01-${String(id).padStart(2, '0')}T10:00:00Z`,
  sharedApps: 'Suite',
  gives: { suite: { privileges: ['VER'], isVisible: true } },
  ...fields,
})

const application = (id: number, name: string, title: string, fields: object = {}): Application => ({
  id,
  name,
  title,
  isVisible: true,
  idState: 0,
  ...fields,
})

type Asked = { path: string; headers: Headers; body: RoleBody | null }

/** What the service knows during one test, and what it was asked. */
export const service = {
  roles: [] as StoredRole[],
  applications: [] as Application[],
  /** The privileges that there are, by application; those in `inactive` are off. */
  privileges: {} as Record<string, string[]>,
  inactive: new Set<string>(),
  users: [] as string[][],
  asked: [] as Asked[],
  /** Answers instead, by the end of a path, one after the other. */
  next: new Map<string, Response[]>(),
}

export const reply = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })
export const said = (informationCode: string, information: string): Response =>
  reply({ result: { informationCode, information } })
export const posts = (): Asked[] => service.asked.filter(({ body }) => body !== null)
export const calls = (path: string): Asked[] => service.asked.filter((one) => one.path === path)

const listed = (records: object[]): object => ({ result: { records } })
const done = { result: { informationCode: 'A10', information: 'Hecho' } }

function givesOf({ application: entries }: RoleBody): Gives {
  return Object.fromEntries(
    entries.map(({ name, privilege, isVisible }) => [name, { privileges: privilege, isVisible }]),
  )
}

const answers: Record<string, (asked: Asked) => object> = {
  'role/list': () => listed(service.roles.map(({ gives: _gives, ...one }) => one)),
  'application/list': () => listed(service.applications),
  'menu/list': () => listed([]),
  'privilege/list': ({ headers }) => {
    const at = headers.get('application')
    const state = (name: string): number => (service.inactive.has(name) ? 1 : 0)
    const asked = service.roles.find(({ id }) => String(id) === headers.get('rol'))
    if (!asked)
      return listed(
        Object.entries(service.privileges).flatMap(([name, names]) =>
          names.map((one, id) => ({
            id,
            name: one,
            idstate: state(one),
            licence: false,
            isAuditable: false,
            application: [name],
          })),
        ),
      )
    if (at !== null)
      return listed(
        (service.privileges[at] ?? []).map((name) => ({
          name,
          idstate: state(name),
          assigned: asked.gives[at]?.privileges.includes(name) ?? false,
        })),
      )
    return listed(
      Object.entries(asked.gives).map(([name, { privileges, isVisible }]) => ({
        name,
        title: name,
        isVisible,
        privilegeCounter: privileges.filter((one) => !service.inactive.has(one)).length,
      })),
    )
  },
  'user/list': ({ headers }) => {
    const first = Number(headers.get('pages')) * 10
    const users = service.users.map((roles, id) => ({
      id,
      names: 'N',
      surnames: 'S',
      email: 'e@e.co',
      document: '1',
      userName: `u${id}`,
      idstate: 0,
      roles,
    }))
    return { users: users.slice(first, first + 10), rows: service.users.length }
  },
  'role/create': ({ body }) => {
    service.roles = [...service.roles, role(99, { ...body!, id: 99, gives: givesOf(body!) })]
    return done
  },
  'role/modify': ({ body }) => {
    const { application: _entries, ...fields } = body!
    service.roles = service.roles.map((one) =>
      one.id === body!.id ? { ...one, ...fields, gives: givesOf(body!) } : one,
    )
    return done
  },
}

export function prepareRoles(): void {
  beforeAll(() => i18n.changeLanguage('es'))
  beforeEach(() => {
    service.roles = Array.from({ length: 13 }, (_, index) => role(index + 1))
    service.applications = [
      application(1, 'suite', 'Suite'),
      application(2, 'colnomina', 'Colnómina'),
      application(3, 'firmaya', 'Firmaya'),
      application(4, 'RESETOTP', 'Restablecer OTP'),
      application(5, 'archivo', 'Archivo digital', { isVisible: false }),
    ]
    service.privileges = {
      suite: ['VER', 'CREAR', 'VIEJO'],
      colnomina: ['PAGAR'],
      firmaya: ['FIRMAR', 'ANULAR'],
      archivo: ['ARCHIVAR'],
    }
    service.inactive = new Set(['VIEJO'])
    service.users = []
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
      const asked = { path, headers, body: JSON.parse(String(init?.body ?? 'null')) as RoleBody | null }
      service.asked.push(asked)
      return Promise.resolve(service.next.get(path)?.shift() ?? reply(answers[path]!(asked)))
    })
  })
}

export async function open(address = '/roles'): Promise<void> {
  window.history.replaceState(null, '', address)
  render(
    <Provider store={createStore()}>
      <ThemeContext value={findTheme('ibuhoo', null)}>
        <BrowserRouter>
          <GuardedNavigation>
            <Routes>
              <Route path="/roles" element={<RolesScreen />} />
              <Route path="/roles/:id/:tab?" element={<RoleScreen />} />
            </Routes>
            <Toasts />
          </GuardedNavigation>
        </BrowserRouter>
      </ThemeContext>
    </Provider>,
  )
  if (address.startsWith('/roles/')) await screen.findByRole('heading', { level: 1 })
  else await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'))
}

export const shown = (): (string | null)[] =>
  [...document.querySelectorAll('a[data-row]')].map(({ textContent }) => textContent)
export const address = (): string => window.location.pathname + window.location.search
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
export const row = (name: string): HTMLElement => screen.getByRole('link', { name }).closest('tr')!
export const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }))
