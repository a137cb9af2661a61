import { executionTime, notificationLimits, type NotificationBody } from '#contracts/notifications.ts'
import type { Namespace } from '../store/namespace.ts'
import { byId } from '../store/queries.ts'
import type { Notification } from '../store/records.ts'
import { bogotaToday, isDay, nextDay } from './bogotaTime.ts'
import { variablesRefusal } from './templateVariables.ts'

export const wasExecuted = 'La notificación ya fue ejecutada, no se puede modificar'

/** Why a notification cannot be saved, with the name of the field; null if it can (NTV-01 to NTV-16). */
export function notificationRefusal(
  ns: Namespace,
  wanted: NotificationBody,
  before?: Notification,
): string | null {
  const { templates, subjects } = ns.tables
  const { reason, templateId, subjectId, variables } = wanted
  if (reason.trim() === '') return 'Motivo: es obligatorio.'
  if (reason.length > notificationLimits.reason)
    return `Motivo: debe tener máximo ${notificationLimits.reason} caracteres.`
  const template = templates.findFirst(byId(templateId))
  if (!template) return 'Plantilla: no existe.'
  if (subjects.findFirst(byId(subjectId))?.templateId !== templateId)
    return 'Asunto: no pertenece a la plantilla.'
  const today = bogotaToday(ns)
  return (
    applicationsRefusal(ns, wanted) ??
    dateRefusal(wanted, today) ??
    variablesRefusal({
      variables,
      asked: template.variables,
      earliest: nextDay(today),
      before: before?.variables,
    })
  )
}

/** A template that is not enabled there is allowed: the portal has asked (NTF-23). */
function applicationsRefusal({ tables }: Namespace, { applicationIds }: NotificationBody): string | null {
  if (applicationIds.length === 0) return 'Aplicaciones: se requiere mínimo una aplicación.'
  const unknown = applicationIds.find((id) => !tables.applications.findFirst(byId(id)))
  return unknown === undefined ? null : `Aplicaciones: no existe la aplicación ${unknown}.`
}

function dateRefusal({ executionDate }: NotificationBody, today: string): string | null {
  const day = executionDate.slice(0, -executionTime.length)
  if (!executionDate.endsWith(executionTime) || !isDay(day)) return 'Fecha de envío: no es una fecha válida.'
  return day < today ? 'Fecha de envío: no puede ser anterior a hoy.' : null
}
