import {
  executionTime,
  notificationStates,
  type NotificationBody,
  type notificationEndpoints,
} from '#contracts/notifications.ts'
import { timeOf, type Namespace } from '../store/namespace.ts'
import { byId } from '../store/queries.ts'
import type { Notification, Template } from '../store/records.ts'
import { queued, ok, refused, type Answer, type Context, type Services } from './service.ts'
import { notificationRefusal, wasExecuted } from './notificationRules.ts'

export const notificationServices: Services<typeof notificationEndpoints> = {
  listNotifications: ({ ns }) => ok(listBody(ns)),

  createNotification: ({ ns }, { body }) =>
    queued(ns, async () => {
      const refusal = notificationRefusal(ns, body)
      if (refusal !== null) return no(refusal)
      const { notifications } = ns.tables
      await notifications.create({
        ...fieldsOf(body),
        id: notifications.nextId(),
        executed: false,
        createdon: timeOf(ns),
      })
      return done('creada')
    }),

  modifyNotification: ({ ns }, { body }) =>
    queued(ns, async () => {
      const before = ns.tables.notifications.findFirst(byId(body.id))
      const refusal = lockedRefusal(before) ?? notificationRefusal(ns, body, before)
      if (refusal !== null) return no(refusal)
      await ns.tables.notifications.put({ ...before!, ...fieldsOf(body) })
      return done('modificada')
    }),

  deleteNotification: ({ ns }, { body: { id } }) =>
    queued(ns, () => {
      const refusal = lockedRefusal(ns.tables.notifications.findFirst(byId(id)))
      if (refusal === null) ns.tables.notifications.delete(byId(id))
      return Promise.resolve(refusal === null ? done('eliminada') : no(refusal))
    }),

  /** New notifications cannot use inactive or invisible applications (G-11). */
  listNotificationApplications: ({ ns }) =>
    ok({
      records: ns.tables.applications
        .findMany((q) => q.where({ idState: 0, isVisible: true }))
        .map(({ id, name, title }) => ({ id, name, title })),
    }),

  listTemplatesByApps({ ns, origin }, { headers: { apps } }) {
    const ids = apps
      .split(',')
      .filter((id) => id.trim() !== '')
      .map(Number)
    const isEnabled = ({ applicationIds }: Template): boolean =>
      ids.length > 0 && ids.every((id) => applicationIds.includes(id))
    const templates = ns.tables.templates.findMany((q) => q.where(isEnabled))
    return ok({
      templates: templates.map(({ id, title, urlImage, variables }) => ({
        id,
        title,
        urlImage: pictureAddress(urlImage, origin),
        variables,
      })),
    })
  },

  listSubjectsByTemplate: ({ ns }, { headers: { idTemplate } }) =>
    ok({
      subjects: ns.tables.subjects
        .findMany((q) => q.where({ templateId: Number(idTemplate) }))
        .map(({ id, name }) => ({ id, name })),
    }),
}

function lockedRefusal(before: Notification | undefined): string | null {
  if (!before) return 'La notificación no existe.'
  return before.executed ? wasExecuted : null
}

function no(result: string): Answer {
  return refused(400, { result })
}

function done(what: 'creada' | 'modificada' | 'eliminada'): Answer {
  return ok({ result: `La notificación fue ${what} exitosamente` })
}

function fieldsOf({ reason, subjectId, templateId, applicationIds, variables, ...body }: NotificationBody) {
  const executionDate = body.executionDate.slice(0, -executionTime.length)
  return {
    reason,
    subjectId,
    templateId,
    applicationIds: [...new Set(applicationIds)],
    variables,
    executionDate,
  }
}

/** The cached list and its inputs: 5,000 notifications are serialized only after a change. */
const lists = new WeakMap<Namespace, { sources: readonly unknown[]; body: object }>()

function listBody(ns: Namespace): object {
  const { notifications, applications, subjects } = ns.tables
  const sources = [notifications.version(), applications.version(), subjects.version()]
  const known = lists.get(ns)
  if (known && sources.every((source, at) => source === known.sources[at])) return known.body
  const body = { result: notifications.all().map(onTheWire(ns)) }
  lists.set(ns, { sources, body })
  return body
}

function onTheWire({ tables }: Namespace): (notification: Notification) => object {
  const titles = new Map(tables.applications.all().map(({ id, title }) => [id, title]))
  const subjects = new Map(tables.subjects.all().map(({ id, name }) => [id, name]))
  return ({ executed, executionDate, ...notification }) => ({
    ...notification,
    executionDate: executionDate + executionTime,
    sharedApps: notification.applicationIds.flatMap((id) => titles.get(id) ?? []).join(','),
    subjectName: subjects.get(notification.subjectId) ?? null,
    stateName: executed ? notificationStates.executed : notificationStates.pending,
    idstate: executed ? 1 : 0,
  })
}

/** A relative picture becomes an address of the service, another one is kept, none is null. */
function pictureAddress(urlImage: string, origin: Context['origin']): string | null {
  if (urlImage === '') return null
  return urlImage.startsWith('/') ? `${origin}/security${urlImage}` : urlImage
}
