import { createRandom } from '../store/random.ts'
import type { Notification, Seed } from '../store/records.ts'
import { dayAfter, pastTime } from './days.ts'
import { fillVariables } from './fillVariables.ts'
import { enabledIn, reasons } from './notifications.ts'

const applicationIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/**
 * Notification number n, with a seeded subject: every other one is executed, every seventh has the longest reason. Pending
 * ones fall on the 200 days after `today`, so that several share a day.
 */
export function notificationNumber(
  id: number,
  today: string,
  subjects: Seed['subjects'],
  templates: Seed['templates'],
): Notification {
  const random = createRandom(`notification ${id}`)
  const executed = id % 2 === 1
  const subject = subjects[id % subjects.length]!
  const template = templates.find((template) => template.id === subject.templateId)!
  const reason = `${reasons[id % reasons.length]!} ${id}`
  const executionDate = executed
    ? dayAfter(today, -1 - random.below(500))
    : dayAfter(today, random.below(200))
  return {
    id,
    reason: id % 7 === 0 ? reason.padEnd(200, ' y notas crédito de la regional') : reason,
    subjectId: subject.id,
    templateId: subject.templateId,
    applicationIds: enabledIn(template, random.some(applicationIds, 1 + random.below(3))),
    variables: fillVariables(template.variables, executionDate, random),
    executionDate,
    executed,
    createdon: pastTime(random),
  }
}
