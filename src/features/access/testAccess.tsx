import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { applicationEndpoints } from '#contracts/applications.ts'
import { menuEndpoints } from '#contracts/menus.ts'
import { privilegeEndpoints, type Privilege } from '#contracts/privileges.ts'
import { roleEndpoints, type Role } from '#contracts/roles.ts'
import { userEndpoints } from '#contracts/users.ts'
import { listedUser } from '#shared/testing/testRecords.ts'
import { prepareScreens, renderScreen } from '#shared/testing/testScreen.tsx'
import { testServices, type TestCall } from '#shared/testing/testServices.ts'

type GivingRole = Role & { gives: Record<string, string[]> }

const application = (id: number, name: string, title: string, idState = 0) => ({
  id,
  name,
  title,
  isVisible: true,
  idState,
})
const role = (
  id: number,
  name: string,
  gives: GivingRole['gives'],
  fields: Partial<Role> = {},
): GivingRole => ({
  id,
  name,
  idstate: 0,
  sharedApps: Object.keys(gives)
    .map((one) => applications.find((known) => known.name === one)!.title)
    .join(','),
  gives,
  ...fields,
})
export const privilege = (id: number, name: string, application: string[], idstate = 0): Privilege => ({
  id,
  name,
  idstate,
  licence: false,
  isAuditable: false,
  application,
})

const applications = [
  application(1, 'suite', 'Suite'),
  application(2, 'colnomina', 'Colnómina'),
  application(3, 'viejo', 'Producto viejo', 1),
]

/** Three applications and four roles, one of each inactive; an inactive privilege and one of another application. */
export const serviceData = {
  roles: [] as GivingRole[],
  privileges: [] as Privilege[],
  /** Roles by user id. */
  held: {} as Record<string, string[]>,
  users: [] as { id: number; names: string; roles: string[]; idstate: number }[],
  /** Additional active privileges that the service counts but does not list. */
  countsMore: 0,
}

export const services = testServices(
  [applicationEndpoints, menuEndpoints, privilegeEndpoints, roleEndpoints, userEndpoints],
  {
    listApplications: () => ({ result: { records: applications } }),
    listRoles: ({ headers }) => ({
      result: {
        records: serviceData.roles.map(({ gives: _gives, ...one }) => ({
          ...one,
          assigned: serviceData.held[headers['user'] ?? '']?.includes(one.name) ?? false,
        })),
      },
    }),
    listPrivileges,
    listMenu: () => ({
      result: { records: [{ id: 1, menuJson: JSON.stringify(menu), idapplication: 2, idmenulocation: 1 }] },
    }),
    listUsers: ({ headers }) => {
      const first = Number(headers['pages']) * 10
      const users = serviceData.users.map((one) => listedUser(one.id, one))
      return { users: users.slice(first, first + 10), rows: users.length }
    },
  },
)

const menu = [
  { name: 'Usuarios', privilege: ['VER'] },
  { name: 'Nómina', children: [{ name: 'Pagos', privilege: 'pagar' }] },
  { name: 'Apagado', isActivate: false, privilege: ['VER'] },
]

function listPrivileges({ headers }: TestCall): object {
  const at = headers['application']
  const asked = serviceData.roles.find(({ id }) => String(id) === headers['rol'])
  if (!asked) return { result: { records: serviceData.privileges } }
  const stateOf = (name: string): number =>
    serviceData.privileges.find((one) => one.name === name)?.idstate ?? 0
  if (at === undefined)
    return {
      result: {
        records: Object.entries(asked.gives).map(([name, names]) => ({
          name,
          isVisible: name !== 'colnomina',
          privilegeCounter: names.filter((one) => stateOf(one) === 0).length + serviceData.countsMore,
        })),
      },
    }
  const given = asked.gives[at] ?? []
  const own = serviceData.privileges.flatMap((one) => (one.application!.includes(at) ? one.name : []))
  return {
    result: {
      records: [...new Set([...own, ...given])].map((name) => ({
        name,
        assigned: given.includes(name),
        idstate: stateOf(name),
      })),
    },
  }
}

export function prepareAccess(): void {
  prepareScreens()
  beforeEach(() => {
    serviceData.privileges = [
      privilege(1, 'VER', ['suite', 'colnomina']),
      privilege(2, 'CREAR', ['suite']),
      privilege(3, 'PAGAR', ['colnomina']),
      privilege(4, 'VIEJO', ['suite'], 1),
    ]
    serviceData.roles = [
      role(1, 'Administrador', { suite: ['VER', 'CREAR', 'VIEJO'], colnomina: ['PAGAR'] }),
      role(2, 'Lector', { suite: ['VER'], viejo: [] }),
      role(3, 'Apagado', { suite: ['VER'] }, { idstate: 1 }),
      role(4, 'Contador', { colnomina: ['VER', 'PAGAR', 'CREAR'] }),
    ]
    serviceData.held = { '7': ['Administrador', 'Lector', 'Apagado'] }
    serviceData.users = [
      { id: 1, names: 'Ana', roles: ['Administrador'], idstate: 0 },
      { id: 2, names: 'Beto', roles: ['Apagado'], idstate: 0 },
      { id: 3, names: 'Caro', roles: ['lector', 'Contador'], idstate: 1 },
    ]
    serviceData.countsMore = 0
    services.start()
  })
}

export async function showDialog(dialog: ReactElement): Promise<HTMLElement> {
  renderScreen(dialog, '/')
  return screen.findByRole('dialog')
}

/** Open lines of the tree, with their notes. */
export function lines(): string[] {
  return [...document.querySelectorAll('.access-node')].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' ').trim(),
  )
}

export const branch = (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name })

/** Number of calls by name. */
export function callCounts(): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { name } of services.calls) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** Roles and applications that were read. */
export const placesAsked = (): string[] =>
  services
    .callsOf('listPrivileges')
    .flatMap(({ headers: { rol, application: at } }) => (rol && at ? `${rol} ${at}` : []))
