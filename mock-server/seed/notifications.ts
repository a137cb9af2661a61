import type { Random } from '../store/random.ts'
import type { Notification, Seed } from '../store/records.ts'
import { dayAfter, pastTime } from './days.ts'
import { fillVariables } from './fillVariables.ts'
import { subjects, templates } from './templates.ts'

export const reasons = [
  'Mantenimiento de la base de datos',
  'Cambio de resolución de facturación',
  'Nueva versión de la aplicación',
  'Renovación de certificados',
  'Ajuste de tarifas para el próximo año',
  'Migración de servidores',
]
const count = 30
/** A hidden application, for which a notification may still exist. */
const hidden = 13

/** Half are executed in the past; the others are pending on distant days, two of them on one day. */
export function notifications(random: Random): Seed['notifications'] {
  const made: Notification[] = []
  for (let id = 1; id <= count; id += 1) {
    const executed = id % 2 === 1
    const subject = random.pick(subjects)
    const template = templates.find((template) => template.id === subject.templateId)!
    const own = enabledIn(template, random.some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 1 + random.below(4)))
    const day = dayAfter(executed ? '2025-01-10' : '2040-01-10', random.below(500))
    const clash = id === 4 ? made[1] : undefined
    const executionDate = clash?.executionDate ?? day
    made.push({
      id,
      reason: `${random.pick(reasons)} (${id})`,
      subjectId: subject.id,
      templateId: subject.templateId,
      applicationIds: clash?.applicationIds ?? (id === 6 ? [...own, hidden] : own),
      variables: fillVariables(template.variables, executionDate, random),
      executionDate,
      executed,
      createdon: pastTime(random),
    })
  }
  return made
}

/** The given applications that have the template, else the first one that has it. */
export function enabledIn(
  { applicationIds }: Seed['templates'][number],
  chosen: readonly number[],
): number[] {
  const enabled = chosen.filter((id) => applicationIds.includes(id))
  return enabled.length > 0 ? enabled : applicationIds.slice(0, 1)
}
