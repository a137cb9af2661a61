import { screen } from '@testing-library/react'
import { renderScreensOf } from '#app/testRoutes.ts'
import {
  notificationEndpoints,
  type Notification,
  type NotificationBody,
  type Subject,
  type Template,
} from '#contracts/notifications.ts'
import { prepareScreens, user } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
// Preloads the lazy screens.
import './NotificationScreen.tsx'
import './NotificationsScreen.tsx'

/** 19:30 of Wednesday 19 November 2025 in Bogota; by UTC it is the day after. */
export const testNow = Date.parse('2025-11-20T00:30:00Z')

export const variables = [
  { type: 'date', name: 'fecha', label: 'Fecha' },
  {
    type: 'time',
    name: 'hora',
    label: 'Inicio',
    hour: { id: 'h', name: 'hour', maxLength: 2, value: '' },
    minutes: { id: 'm', name: 'minutes', maxLength: 2, value: '' },
    complement: { name: 'dia', label: 'Todo el día', value: false },
  },
  { type: 'text', name: 'causa', label: 'Causa', multiline: true, row: 4, maxLength: 200 },
  { type: 'text', name: 'titulo', label: 'Título' },
  { type: 'check', name: 'urgente', label: 'Urgente' },
]

/** The same, filled in. */
export const filled = JSON.stringify([
  { ...variables[0], value: '2025-12-20' },
  {
    ...variables[1],
    hour: { id: 'h', name: 'hour', maxLength: 2, value: '8' },
    minutes: { id: 'm', name: 'minutes', maxLength: 2, value: '30' },
    complement: { name: 'dia', label: 'Todo el día', value: true },
  },
  { ...variables[2], value: 'Cambio de discos' },
  { ...variables[3], value: 'Aviso' },
  { ...variables[4], value: true },
])

export const notification = (id: number, fields: Partial<Notification> = {}): Notification => ({
  id,
  reason: `Motivo ${id}`,
  subjectId: 1,
  templateId: 1,
  applicationIds: [1],
  variables: filled,
  executionDate: '2025-11-21T23:59:00',
  sharedApps: 'Suite',
  subjectName: 'Ventana',
  stateName: 'PENDIENTE',
  idstate: 0,
  createdon: '2025-11-01T10:00:00Z',
  ...fields,
})

/** State of the services during a test. */
export const serviceData = {
  notifications: [] as Notification[],
  applications: [] as { id: number; name: string; title: string }[],
  /** Templates with their applications. */
  templates: [] as (Template & { apps: number[] })[],
  subjects: {} as Record<number, Subject[]>,
}

export const services = testServices([notificationEndpoints], {
  listNotifications: () => ({ result: serviceData.notifications }),
  listNotificationApplications: () => ({ records: serviceData.applications }),
  listTemplatesByApps({ headers }) {
    const ids = headers['apps']!.split(',').map(Number)
    return { templates: serviceData.templates.filter(({ apps }) => ids.every((id) => apps.includes(id))) }
  },
  listSubjectsByTemplate: ({ headers }) => ({
    subjects: serviceData.subjects[Number(headers['idtemplate'])] ?? [],
  }),
  createNotification({ body }) {
    const id = Math.max(0, ...serviceData.notifications.map((one) => one.id)) + 1
    serviceData.notifications = [...serviceData.notifications, notification(id, { ...body, id })]
    return { result: 'La notificación fue creada' }
  },
  modifyNotification({ body }) {
    serviceData.notifications = serviceData.notifications.map((one) =>
      one.id === body!['id'] ? { ...one, ...body } : one,
    )
    return { result: 'La notificación fue modificada' }
  },
})

/** Sent bodies. */
export const sent = (): NotificationBody[] =>
  services.calls.flatMap(({ name, body }) =>
    name === 'createNotification' || name === 'modifyNotification' ? (body as NotificationBody) : [],
  )

/** Application ids of the template calls. */
export const askedApps = (): string[] =>
  services.callsOf('listTemplatesByApps').map(({ headers }) => headers['apps']!)

export function prepareNotifications(): void {
  prepareScreens()
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(testNow)
    serviceData.notifications = [
      notification(1),
      notification(2, { stateName: 'EJECUTADA', executionDate: '2025-11-10T23:59:00', applicationIds: [2] }),
      notification(3, { templateId: 2, subjectId: 3, variables: '[]', applicationIds: [2] }),
    ]
    serviceData.applications = [
      { id: 1, name: 'suite', title: 'Suite' },
      { id: 2, name: 'colnomina', title: 'Colnómina' },
      { id: 3, name: 'firmaya', title: 'Firmaya' },
    ]
    serviceData.templates = [
      { id: 1, title: 'Mantenimiento', urlImage: 'uploads/a.png', variables, apps: [1, 2, 9] },
      { id: 2, title: 'Novedades', urlImage: null, variables: [variables[3]!], apps: [1, 2, 3] },
      { id: 4, title: 'Sin asuntos', urlImage: null, variables: '[]', apps: [1] },
    ]
    serviceData.subjects = {
      1: [
        { id: 1, name: 'Ventana' },
        { id: 2, name: 'Versión' },
      ],
      2: [{ id: 3, name: 'Nuevas funciones' }],
    }
    services.start()
  })
}

export async function open(address: string): Promise<void> {
  renderScreensOf('/notifications', address)
  await screen.findByRole('heading', { level: 1 })
}

/** Ticks or unticks applications in the open list. */
export async function choose(...titles: string[]): Promise<void> {
  await user.click(screen.getByLabelText('Aplicaciones'))
  for (const title of titles)
    await user.click(await screen.findByRole('option', { name: title, hidden: true }))
  await user.keyboard('{Escape}')
}
