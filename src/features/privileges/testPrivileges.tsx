import { screen } from '@testing-library/react'
import { renderScreensOf } from '#app/testRoutes.ts'
import { applicationEndpoints, type Application } from '#contracts/applications.ts'
import { menuEndpoints } from '#contracts/menus.ts'
import { privilegeEndpoints, type Privilege, type PrivilegeBody } from '#contracts/privileges.ts'
import { roleEndpoints } from '#contracts/roles.ts'
import { listLoaded, prepareScreens, user } from '#shared/testing/testScreen.tsx'
import { listed, listedApplications, codeBody } from '#shared/testing/testRecords.ts'
import { testServices } from '#shared/testing/testServices.ts'
// Preloads the lazy screens.
import './PrivilegeScreen.tsx'
import './PrivilegesScreen.tsx'

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

/** Data of the stubbed services during one test. */
export const serviceData = {
  privileges: [] as Privilege[],
  applications: [] as Application[],
  /** All roles, and the names of their privileges in every application. */
  roles: [] as { id: number; name: string; idstate: number; sharedApps: string; gives: string[] }[],
  menus: [] as object[][],
}

export const services = testServices(
  [privilegeEndpoints, applicationEndpoints, roleEndpoints, menuEndpoints],
  {
    listPrivileges({ headers }) {
      const rol = serviceData.roles.find(({ id }) => String(id) === headers['rol'])
      const records = rol
        ? serviceData.privileges.map(({ name, idstate }) => ({
            name,
            idstate,
            assigned: rol.gives.includes(name),
          }))
        : serviceData.privileges
      return listed(records)
    },
    listApplicationsOfPrivilege({ headers }) {
      const names = serviceData.privileges.find(({ id }) => String(id) === headers['id'])?.application
      return { records: serviceData.applications.filter(({ name }) => (names ?? ['suite']).includes(name)) }
    },
    listApplications: () => listed(serviceData.applications),
    listRoles: () => listed(serviceData.roles.map(({ gives: _gives, ...role }) => role)),
    listMenu: () => ({
      result: { records: serviceData.menus.map((items, id) => ({ id, menuJson: JSON.stringify(items) })) },
    }),
    createPrivilege({ body }) {
      serviceData.privileges = [...serviceData.privileges, privilege(99, body)]
      return codeBody('A10', 'Hecho')
    },
    modifyPrivilege({ body }) {
      serviceData.privileges = serviceData.privileges.map((one) =>
        one.id === body!['id'] ? { ...one, ...body } : one,
      )
      return codeBody('A10', 'Hecho')
    },
  },
)

/** Bodies of the save requests. */
export const sent = (): PrivilegeBody[] =>
  services.calls.flatMap(({ name, body }) =>
    name === 'createPrivilege' || name === 'modifyPrivilege' ? (body as PrivilegeBody) : [],
  )

export function preparePrivileges(): void {
  prepareScreens()
  beforeEach(() => {
    serviceData.privileges = Array.from({ length: 13 }, (_, index) => privilege(index + 1))
    serviceData.applications = listedApplications()
    serviceData.roles = []
    serviceData.menus = []
    services.start()
  })
}

export async function open(address = '/privileges'): Promise<void> {
  renderScreensOf('/privileges', address)
  if (address.startsWith('/privileges/')) await screen.findByRole('heading', { level: 1 })
  else await listLoaded()
}

/** The fields of the card. */
export const nameField = (): HTMLElement => screen.getByLabelText('Nombre')
export const descriptionField = (): HTMLElement => screen.getByLabelText('Descripción')
export const applicationsField = (): HTMLElement => screen.getByLabelText('Aplicaciones')

/** Opens the list of applications and ticks or unticks some. */
export async function choose(...titles: string[]): Promise<void> {
  await user.click(applicationsField())
  for (const title of titles)
    await user.click(await screen.findByRole('option', { name: title, hidden: true }))
  await user.keyboard('{Escape}')
}
