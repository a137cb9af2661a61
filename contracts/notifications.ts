import * as z from 'zod/mini'
import { done, looseNumber, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Longest reason (NTV-02), and default maximum of a text variable (NTV-07). */
export const notificationLimits = { reason: 200, variable: 50 } as const

/** Whether a notification is pending or sent (NTF-14). Only the service decides, not its date (G-50). */
export const notificationStates = { pending: 'PENDIENTE', executed: 'EJECUTADA' } as const

/** Suffix of the day in `executionDate`: mails are sent at 23:59 in Bogota, without a zone in the text (G-51). */
export const executionTime = 'T23:59:00'

/**
 * `templateVariable`s as a list or its JSON text (ENT-47, G-53), with `value` in a notification. Untrusted input
 * (hardening T89).
 */
const variables = z.nullish(z.union([z.string(), z.array(z.unknown())]))

/** One half of a time variable (ENT-50). */
export const timePart = z.object({ id: text, name: text, maxLength: looseNumber, value: looseNumber })

/** A checkbox that replaces a time, such as 'Todo el día' (ENT-51). */
export const timeComplement = z.object({
  name: text,
  label: text,
  value: z.nullish(z.union([z.boolean(), z.string()])),
})

/** Types of variables, each with its own control (NTV-17). */
export const variableTypes = ['date', 'text', 'time', 'check'] as const

/**
 * One entry of `variables` (ENT-49). `value` is `YYYY-MM-DD` for a date, a text, or true or false for a check; a time
 * uses `hour`, `minutes` and `complement` (G-53). `type` may be unknown to the portal.
 */
export const templateVariable = z.looseObject({
  type: z.string(),
  name: z.string(),
  label: text,
  multiline: z.nullish(z.boolean()),
  /** Lines of a multiline text. */
  row: looseNumber,
  maxLength: looseNumber,
  value: z.nullish(z.union([z.string(), z.number(), z.boolean()])),
  hour: z.nullish(timePart),
  minutes: z.nullish(timePart),
  complement: z.nullish(timeComplement),
})
export type TemplateVariable = z.infer<typeof templateVariable>

/** `sharedApps` are titles of applications, joined by commas; `applicationIds` may be text joined by commas (D25). */
export const notification = z.object({
  id: z.number(),
  reason: z.string(),
  subjectId: z.number(),
  templateId: z.number(),
  applicationIds: z.union([z.array(z.number()), z.string()]),
  variables,
  executionDate: z.string(),
  sharedApps: text,
  subjectName: text,
  stateName: z.string(),
  idstate: looseNumber,
  createdon: text,
})
export type Notification = z.infer<typeof notification>

/** All notifications; no call reads a single one. */
export const listNotifications = endpoint({
  id: 'listNotifications',
  service: 'security',
  method: 'GET',
  path: '/api/Notifications/List',
  access: 'bearer',
  answer: () => z.object({ result: z.array(notification) }),
  none: { result: [] },
})

const savedNotification = z.object({
  id: z.number(),
  reason: z.string(),
  subjectId: z.number(),
  templateId: z.number(),
  applicationIds: z.array(z.number()),
  variables: z.string(),
  executionDate: z.string(),
})
export type NotificationBody = z.infer<typeof savedNotification>

/** `id` is 0. A refusal whose `result` is only text has a status from 400 up (D19). */
export const createNotification = endpoint({
  id: 'createNotification',
  service: 'security',
  method: 'POST',
  path: '/api/Notifications/Create',
  access: 'bearer',
  body: () => savedNotification,
  answer: () => done,
})

export const modifyNotification = endpoint({
  id: 'modifyNotification',
  service: 'security',
  method: 'POST',
  path: '/api/Notifications/Modify',
  access: 'bearer',
  body: () => savedNotification,
  answer: () => done,
})

export const deleteNotification = endpoint({
  id: 'deleteNotification',
  service: 'security',
  method: 'POST',
  path: '/api/Notifications/Delete',
  access: 'bearer',
  body: () => z.object({ id: z.number() }),
  answer: () => done,
})

/** The applications that a notification can be for. */
export const listNotificationApplications = endpoint({
  id: 'listNotificationApplications',
  service: 'security',
  method: 'GET',
  path: '/api/application/getApplicationsForAssignNotification',
  access: 'bearer',
  answer: () =>
    z.object({
      records: z.array(z.object({ id: z.number(), name: z.string(), title: z.string() })),
    }),
})

/** A mail with placeholders (ENT-48). */
export const template = z.object({ id: z.number(), title: z.string(), urlImage: text, variables })
export type Template = z.infer<typeof template>

/** The templates enabled for all given applications; `apps` are their ids, joined by commas (D17, G-52). */
export const listTemplatesByApps = endpoint({
  id: 'listTemplatesByApps',
  service: 'security',
  method: 'GET',
  path: '/api/ApplicationsTemplates/TemplatesByApps',
  access: 'bearer',
  headers: () => z.object({ apps: z.string() }),
  answer: () => z.object({ templates: z.array(template) }),
})

/** The possible subjects of a template's mail (ENT-52). */
export const subject = z.object({ id: z.number(), name: z.string() })
export type Subject = z.infer<typeof subject>

export const listSubjectsByTemplate = endpoint({
  id: 'listSubjectsByTemplate',
  service: 'security',
  method: 'GET',
  path: '/api/Subjects/SubjectsByTemplateId',
  access: 'bearer',
  headers: () => z.object({ idTemplate: z.string() }),
  answer: () => z.object({ subjects: z.array(subject) }),
})

export const notificationEndpoints = {
  listNotifications,
  createNotification,
  modifyNotification,
  deleteNotification,
  listNotificationApplications,
  listTemplatesByApps,
  listSubjectsByTemplate,
}
