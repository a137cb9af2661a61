import { notificationNumber } from '../seed/manyNotifications.ts'
import { subjectsOf, templateNumber } from '../seed/manyTemplates.ts'
import { bogotaToday } from '../services/bogotaTime.ts'
import type { Scenario } from './scenario.ts'

const manyNotifications = 5_000
const manyTemplates = 200

/** Many notifications and templates. */
export const notificationScenarios: Record<string, Scenario> = {
  'many-notifications': {
    does: `${manyNotifications.toLocaleString('en')} notifications, half of them executed, some with long reasons; the others are pending in the next 200 days.`,
    async play({ ns }) {
      const { notifications, subjects, templates } = ns.tables
      const missing = manyNotifications - notifications.all().length
      const today = bogotaToday(ns)
      for (let added = 0; added < missing; added += 1)
        await notifications.create(
          notificationNumber(notifications.nextId(), today, subjects.all(), templates.all()),
        )
    },
  },
  'many-templates': {
    does: `${manyTemplates} templates with up to 30 variables, some not enabled everywhere, some without subjects or a picture; one has a variable of an unknown type.`,
    async play({ ns }) {
      const { applications, templates, subjects } = ns.tables
      const ids = applications.all().map(({ id }) => id)
      const missing = manyTemplates - templates.all().length
      for (let added = 0; added < missing; added += 1) {
        const template = templateNumber(templates.nextId(), ids, added === 0)
        await templates.create(template)
        for (const subject of subjectsOf(template, subjects.nextId())) await subjects.create(subject)
      }
    },
  },
}
