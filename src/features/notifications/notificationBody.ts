import { executionTime, type NotificationBody, type Template } from '#contracts/notifications.ts'
import { toForm, type NotificationForm } from './card/form.ts'
import type { Notification } from './notification.ts'
import { fitVariables, tidyVariables, writeVariables } from './variables/writeVariables.ts'
import { readVariables } from './variables/readVariables.ts'

type Content = {
  /** 0 for a new one. */
  id: number
  values: NotificationForm
  applicationIds: readonly number[]
  /** Null if unknown; then the variables are sent unchanged. */
  template: Template | null
}

/** Body to send: the day with the fixed hour, without time zone (G-51). */
export function toBody({ id, values, applicationIds, template }: Content): NotificationBody {
  const { reason, templateId, subjectId, variables, day } = values
  return {
    id,
    reason,
    subjectId: Number(subjectId),
    templateId: Number(templateId),
    applicationIds: [...applicationIds],
    variables: template?.id === Number(templateId) ? fitted(variables, template) : variables,
    executionDate: day + executionTime,
  }
}

function fitted(variables: string, template: Template): string {
  const wanted = readVariables(template.variables)
  if (!wanted) return variables
  return writeVariables(tidyVariables(fitVariables(readVariables(variables) ?? [], wanted)))
}

/** True if a stored notification equals the sent one, except its id. */
export function isSame(stored: Notification, body: NotificationBody): boolean {
  const own = toBody({
    id: body.id,
    values: toForm(stored),
    applicationIds: stored.applicationIds,
    template: null,
  })
  const comparable = (one: NotificationBody): string =>
    JSON.stringify([
      one.reason,
      one.subjectId,
      one.templateId,
      one.applicationIds.toSorted((a, b) => a - b),
      one.variables,
      one.executionDate,
    ])
  return comparable(own) === comparable(body)
}
