import { renderScreensOf } from '#app/testRoutes.ts'
import { applicationEndpoints } from '#contracts/applications.ts'
import { notificationEndpoints, type Notification } from '#contracts/notifications.ts'
import { listLoaded, prepareScreens } from '#shared/testing/testScreen.tsx'
import { listed, listedApplication } from '#shared/testing/testRecords.ts'
import { testServices } from '#shared/testing/testServices.ts'
// Preloads the lazy screen.
import './NotificationsScreen.tsx'

export const notification = (id: number, fields: Partial<Notification> = {}): Notification => ({
  id,
  reason: `Motivo ${id}`,
  subjectId: 1,
  templateId: 1,
  applicationIds: [1],
  variables: '[]',
  executionDate: `2040-01-${String(id).padStart(2, '0')}T23:59:00`,
  sharedApps: 'Suite',
  subjectName: `Asunto ${id}`,
  stateName: 'PENDIENTE',
  idstate: 0,
  createdon: `2025-01-${String(id).padStart(2, '0')}T10:00:00Z`,
  ...fields,
})
const applications = [
  listedApplication(1, 'suite', 'Suite'),
  listedApplication(2, 'colnómina', 'Colnómina'),
  listedApplication(3, 'firmaya', 'Firmaya'),
  listedApplication(13, 'archivo', 'Archivo', { isVisible: false }),
]

/** State of the service during a test. */
export const serviceData = {
  stored: [] as Notification[],
}
export const services = testServices([notificationEndpoints, applicationEndpoints], {
  listNotifications: () => ({ result: serviceData.stored }),
  listApplications: () => listed(applications),
  listTemplatesByApps() {
    return { templates: [{ id: 1, title: 'Plantilla', urlImage: null, variables: '[]' }] }
  },
  modifyNotification({ body }) {
    const { id, ...fields } = body as unknown as Notification
    serviceData.stored = serviceData.stored.map((one) => (one.id === id ? { ...one, ...fields } : one))
    return { result: 'La notificación fue modificada exitosamente' }
  },
  deleteNotification({ body }) {
    serviceData.stored = serviceData.stored.filter(({ id }) => id !== body!['id'])
    return { result: 'La notificación fue eliminada exitosamente' }
  },
})

/** Prepares each test of a file about the list; it is 20:30 in Bogota on the 4th of January 2040. */
export function prepareNotifications(): void {
  prepareScreens()
  beforeEach(() => {
    services.start()
    // 20:30 in Bogota on the 4th of January, where it is still that day.
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2040-01-05T01:30:00Z'))
    serviceData.stored = Array.from({ length: 13 }, (_, index) => notification(index + 1))
  })
  afterEach(() => jest.restoreAllMocks())
}

export async function open(address = '/notifications'): Promise<void> {
  renderScreensOf('/notifications', address)
  await listLoaded()
}
