import * as z from 'zod/mini'
import { notificationLimits } from '#contracts/notifications.ts'
import type { CardForm } from '#shared/cards/cardParts.ts'
import { tidy } from '#shared/fields/characters.ts'
import { chosen, line, type TextProblem } from '#shared/fields/textRules.ts'
import { dateProblem } from '#shared/format/calendarDate.ts'
import { bogotaDay } from './moments/moments.ts'
import { serviceNow } from '#shared/session/serviceNow.ts'
import type { Notification } from './notification.ts'
import { readVariables } from './variables/readVariables.ts'
import { tidyVariables, writeVariables } from './variables/writeVariables.ts'

/** Specified limit, which no value of the select reaches (NTV-04, G-53). */
const longestTemplateValue = 50

/** The texts are in the namespace `notificationCard`, or of any text. */
export type FormProblem = TextProblem | 'dateInvalid' | 'dateEarly'

/** Problem of a send date; the earliest one is today in Bogota (NTV-10). */
export function dayProblem(day: string, today: string): FormProblem | null {
  if (day === '') return 'required'
  const problem = dateProblem(day, { min: today })
  if (problem === null) return null
  return problem === 'early' ? 'dateEarly' : 'dateInvalid'
}

const problemNow = (day: unknown): FormProblem | null => dayProblem(day as string, bogotaDay(serviceNow()))

export const notificationForm = z.object({
  reason: line(notificationLimits.reason),
  /** Ids as text, '' for none. */
  templateId: line(longestTemplateValue),
  subjectId: chosen,
  /** The variables with their values as JSON text (G-53), validated with their template. */
  variables: z.string(),
  /** `YYYY-MM-DD`, or the typed text. */
  day: z
    .string()
    .check(z.refine((day) => problemNow(day) === null, { error: ({ input }) => problemNow(input) })),
})
export type NotificationForm = z.infer<typeof notificationForm>
export type NotificationField = keyof NotificationForm

export const notificationCardForm: CardForm<NotificationForm> = {
  empty: { reason: '', templateId: '', subjectId: '', variables: '[]', day: '' },
  schema: notificationForm,
  tidy: (form) => ({ ...form, reason: tidy(form.reason), variables: tidyText(form.variables) }),
}

/** The same for a new one of a day, ignored if it is past. */
export function cardFormOn(day: string | null): CardForm<NotificationForm> {
  const isDay = day !== null && problemNow(day) === null
  return isDay
    ? { ...notificationCardForm, empty: { ...notificationCardForm.empty, day } }
    : notificationCardForm
}

export function toForm(notification: Notification): NotificationForm {
  const { reason, templateId, subjectId, variables, day } = notification
  const list = readVariables(variables)
  return {
    reason,
    templateId: String(templateId),
    subjectId: String(subjectId),
    // Unreadable text is unchanged.
    variables: list ? writeVariables(list) : typeof variables === 'string' ? variables : '[]',
    day,
  }
}

function tidyText(variables: string): string {
  const list = readVariables(variables)
  return list ? writeVariables(tidyVariables(list)) : variables
}
