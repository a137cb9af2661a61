import type { Mail } from '../store/mailbox.ts'
import type { Namespace } from '../store/namespace.ts'
import { byId } from '../store/queries.ts'
import type { Notification, User } from '../store/records.ts'
import { sendMoment } from './bogotaTime.ts'
import { escaped } from './escaped.ts'
import { variableLines } from './templateVariables.ts'

/** The mail of a notification: the template's title and its filled variables. */
export function notificationMail({ tables }: Namespace, notification: Notification, user: User): Mail {
  const { subjectId, templateId, executionDate, variables, reason } = notification
  const title = tables.templates.findFirst(byId(templateId))?.title ?? reason
  const lines = variableLines(variables)
  return {
    to: user.email,
    subject: tables.subjects.findFirst(byId(subjectId))?.name ?? reason,
    text: [`Hola, ${user.names}. ${title}.`, ...lines].join('\n'),
    html: `<p>Hola, ${escaped(user.names)}.</p><h1>${escaped(title)}</h1>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}`,
    links: [],
    code: null,
    at: new Date(sendMoment(executionDate)).toISOString(),
  }
}
