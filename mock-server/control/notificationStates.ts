import { askedVariables, filledVariables } from '#contracts/examples/fullTexts.ts'
import type { StateName } from '#contracts/states.ts'
import type { Namespace } from '../store/namespace.ts'
import type { Notification, Template } from '../store/records.ts'
import { changeApplication } from './changeRecords.ts'
import type { StateHandlers } from './stateHandler.ts'

type NotificationStateName = Extract<
  StateName,
  `a notification ${string}` | `notifications ${string}` | `a template ${string}`
>

/** Provider states about notifications, their templates and subjects. */
export const notificationStates: StateHandlers<NotificationStateName> = {
  async 'a notification is there'({ ns }, { reason, title, appName, executed }) {
    const { id: applicationId } = await changeApplication(ns, appName, () => ({}))
    const { id: templateId } = await templateOf(ns, title, [applicationId])
    const subjectId = await subjectOf(ns, templateId)
    const { notifications } = ns.tables
    const known = notifications.findFirst((q) => q.where((one) => one.reason === reason))
    const notification: Notification = {
      id: known?.id ?? notifications.nextId(),
      reason,
      templateId,
      subjectId,
      applicationIds: [applicationId],
      variables: JSON.stringify(filledVariables),
      executionDate: executed ? '2025-01-30' : '2039-12-30',
      executed,
      createdon: '2025-11-02T14:00:00.000Z',
    }
    await notifications.put(notification)
    return { id: notification.id, templateId, subjectId, applicationId }
  },
  'notifications are kept'({ ns: { tables } }, { on }) {
    if (!on) tables.notifications.deleteMany((q) => q.where(() => true))
    return Promise.resolve({})
  },
  async 'a template is enabled'({ ns }, { title, appName, on }) {
    const { id: applicationId } = await changeApplication(ns, appName, () => ({}))
    const { templates } = ns.tables
    if (!on)
      await templates.updateMany((q) => q.where(() => true), {
        data(template) {
          template.applicationIds = template.applicationIds.filter((id) => id !== applicationId)
        },
      })
    const { id: templateId } = await templateOf(ns, title, on ? [applicationId] : [])
    return { templateId, applicationId }
  },
  async 'a template has subjects'({ ns }, { title, on }) {
    const { id: templateId } = await templateOf(ns, title, [])
    const { subjects } = ns.tables
    const subjectId = await subjectOf(ns, templateId)
    if (!on) subjects.deleteMany((q) => q.where((one) => one.templateId === templateId))
    return { templateId, subjectId }
  },
}

/** The template with this title, with a variable of each type, also enabled for these applications. */
async function templateOf({ tables }: Namespace, title: string, added: number[]): Promise<Template> {
  const { templates } = tables
  const known = templates.findFirst((q) => q.where((one) => one.title === title))
  const id = known?.id ?? templates.nextId()
  const applicationIds = [...new Set([...(known?.applicationIds ?? []), ...added])]
  const urlImage = `/pictures/template-${id}.svg`
  return templates.put({ id, title, urlImage, variables: JSON.stringify(askedVariables), applicationIds })
}

async function subjectOf({ tables: { subjects } }: Namespace, templateId: number): Promise<number> {
  const known = subjects.findFirst((q) => q.where((one) => one.templateId === templateId))
  if (known) return known.id
  return (await subjects.put({ id: subjects.nextId(), name: 'Ventana de mantenimiento', templateId })).id
}
