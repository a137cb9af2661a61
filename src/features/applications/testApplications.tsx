import { screen } from '@testing-library/react'
import { renderScreensOf } from '#app/testRoutes.ts'
import { applicationSettingsEndpoints, type ApplicationSettings } from '#contracts/application-settings.ts'
import { applicationEndpoints } from '#contracts/applications.ts'
import { companyEndpoints } from '#contracts/companies.ts'
import { getApplication } from '#contracts/examples/application-settings.ts'
import { menuEndpoints } from '#contracts/menus.ts'
import { notificationEndpoints } from '#contracts/notifications.ts'
import { privilegeEndpoints } from '#contracts/privileges.ts'
import { roleEndpoints } from '#contracts/roles.ts'
import { listLoaded, prepareScreens } from '#shared/testing/testScreen.tsx'
import { listed, codeBody } from '#shared/testing/testRecords.ts'
import { testServices } from '#shared/testing/testServices.ts'
// Preloads the lazy screens.
import './ApplicationScreen.tsx'
import './ApplicationsScreen.tsx'

const agenda = getApplication.example.answer.records[0] as ApplicationSettings

export const application = (id: number, fields: Partial<ApplicationSettings> = {}): ApplicationSettings => ({
  ...agenda,
  id,
  name: `aplicacion${id}`,
  title: `Aplicación ${id}`,
  urlAssignPassword: `https://app${id}.test/changepassword`,
  landing: `https://www${id}.test/`,
  urlApp: `https://app${id}.test/`,
  description: `Descripción ${id}`,
  isConcurrentSession: false,
  modifiedOn: `2025-01-${String(id).padStart(2, '0')}T10:00:00Z`,
  // Unknown to the portal.
  costCenter: 'NORTE',
  ...fields,
})

/** State of the services during a test. */
export const serviceData = {
  applications: [] as ApplicationSettings[],
  roles: [] as { id: number; name: string; idstate: number }[],
  privileges: [] as object[],
  companies: [] as object[],
  menus: [] as object[],
  notifications: [] as object[],
}

export const services = testServices(
  [
    applicationEndpoints,
    applicationSettingsEndpoints,
    roleEndpoints,
    privilegeEndpoints,
    companyEndpoints,
    menuEndpoints,
    notificationEndpoints,
  ],
  {
    listApplications: () => listed(serviceData.applications),
    getApplication: ({ headers }) => ({
      records: serviceData.applications.filter(({ id }) => String(id) === headers['id']),
    }),
    createApplication({ body }) {
      serviceData.applications = [...serviceData.applications, { ...(body as ApplicationSettings), id: 99 }]
      return codeBody('A10', 'Hecho')
    },
    modifyApplication({ body }) {
      serviceData.applications = serviceData.applications.map((one) =>
        one.id === body!['id'] ? (body as ApplicationSettings) : one,
      )
      return codeBody('A10', 'Hecho')
    },
    listRoles: () => listed(serviceData.roles),
    listPrivileges: () => listed(serviceData.privileges),
    listMenu: () => listed(serviceData.menus),
    listNotifications: () => ({ result: serviceData.notifications }),
    listCompanies: () => ({ result: { customers: serviceData.companies } }),
  },
)

/** Sent bodies. */
export const sent = (): ApplicationSettings[] =>
  services.calls.flatMap(({ body }) => (body ? (body as ApplicationSettings) : []))

export function prepareApplications(): void {
  prepareScreens()
  beforeEach(() => {
    serviceData.applications = Array.from({ length: 13 }, (_, index) => application(index + 1))
    serviceData.roles = []
    serviceData.privileges = []
    serviceData.companies = []
    serviceData.menus = []
    serviceData.notifications = []
    services.start()
  })
}

export async function open(address = '/apps'): Promise<void> {
  renderScreensOf('/apps', address)
  if (address.startsWith('/apps/')) await screen.findByRole('heading', { level: 1 })
  else await listLoaded()
}
