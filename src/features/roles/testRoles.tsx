import { screen } from '@testing-library/react'
import { renderScreensOf } from '#app/testRoutes.ts'
import { applicationEndpoints, type Application } from '#contracts/applications.ts'
import { menuEndpoints } from '#contracts/menus.ts'
import { privilegeEndpoints } from '#contracts/privileges.ts'
import { roleEndpoints, type Role, type RoleBody } from '#contracts/roles.ts'
import { userEndpoints } from '#contracts/users.ts'
import { listLoaded, prepareScreens } from '#shared/testing/testScreen.tsx'
import { listed, listedApplications, listedUser, codeBody } from '#shared/testing/testRecords.ts'
import { testServices } from '#shared/testing/testServices.ts'
// Preloads the lazy screens.
import './RoleScreen.tsx'
import './RolesScreen.tsx'

/** Privileges of a role by application. */
type Gives = Record<string, { privileges: string[]; isVisible: boolean }>
export type TestRole = Role & { gives: Gives }

export const role = (id: number, fields: Partial<TestRole> = {}): TestRole => ({
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

/** Data of the stubbed services during one test. */
export const serviceData = {
  roles: [] as TestRole[],
  applications: [] as Application[],
  /** All privileges by application; those in `inactive` are inactive. */
  privileges: {} as Record<string, string[]>,
  inactive: new Set<string>(),
  users: [] as string[][],
}

function givesOf({ application: entries }: Pick<RoleBody, 'application'>): Gives {
  return Object.fromEntries(
    entries.map(({ name, privilege, isVisible }) => [name, { privileges: privilege, isVisible }]),
  )
}

export const services = testServices(
  [roleEndpoints, applicationEndpoints, menuEndpoints, privilegeEndpoints, userEndpoints],
  {
    listRoles: () => listed(serviceData.roles.map(({ gives: _gives, ...one }) => one)),
    listApplications: () => listed(serviceData.applications),
    listMenu: () => listed([]),
    listPrivileges({ headers }) {
      const at = headers['application']
      const state = (name: string): number => (serviceData.inactive.has(name) ? 1 : 0)
      const ofRole = serviceData.roles.find(({ id }) => String(id) === headers['rol'])
      if (!ofRole)
        return listed(
          Object.entries(serviceData.privileges).flatMap(([name, names]) =>
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
      if (at !== undefined)
        return listed(
          (serviceData.privileges[at] ?? []).map((name) => ({
            name,
            idstate: state(name),
            assigned: ofRole.gives[at]?.privileges.includes(name) ?? false,
          })),
        )
      return listed(
        Object.entries(ofRole.gives).map(([name, { privileges, isVisible }]) => ({
          name,
          title: name,
          isVisible,
          privilegeCounter: privileges.filter((one) => !serviceData.inactive.has(one)).length,
        })),
      )
    },
    listUsers({ headers }) {
      const first = Number(headers['pages']) * 10
      const users = serviceData.users.map((roles, id) => listedUser(id, { roles }))
      return { users: users.slice(first, first + 10), rows: serviceData.users.length }
    },
    createRole({ body }) {
      const { application: entries, ...fields } = body as RoleBody
      serviceData.roles = [
        ...serviceData.roles,
        role(99, { ...fields, id: 99, gives: givesOf({ application: entries }) }),
      ]
      return codeBody('A10', 'Hecho')
    },
    modifyRole({ body }) {
      const { application: entries, ...fields } = body as RoleBody
      serviceData.roles = serviceData.roles.map((one) =>
        one.id === fields.id ? { ...one, ...fields, gives: givesOf({ application: entries }) } : one,
      )
      return codeBody('A10', 'Hecho')
    },
  },
)

/** Bodies of the save requests. */
export const sent = (): RoleBody[] => services.calls.flatMap(({ body }) => (body ? (body as RoleBody) : []))

export function prepareRoles(): void {
  prepareScreens()
  beforeEach(() => {
    serviceData.roles = Array.from({ length: 13 }, (_, index) => role(index + 1))
    serviceData.applications = listedApplications()
    serviceData.privileges = {
      suite: ['VER', 'CREAR', 'VIEJO'],
      colnomina: ['PAGAR'],
      firmaya: ['FIRMAR', 'ANULAR'],
      archivo: ['ARCHIVAR'],
    }
    serviceData.inactive = new Set(['VIEJO'])
    serviceData.users = []
    services.start()
  })
}

export async function open(address = '/roles'): Promise<void> {
  renderScreensOf('/roles', address)
  if (address.startsWith('/roles/')) await screen.findByRole('heading', { level: 1 })
  else await listLoaded()
}
