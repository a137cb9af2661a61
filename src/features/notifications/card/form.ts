import * as z from 'zod/mini'
import { notificationLimits } from '#contracts/notifications.ts'
import {
  type CardForm,
  fieldEntries,
  memberSet,
  type CardParts,
  type Members,
} from '#shared/cards/cardParts.ts'
import { tidy } from '#shared/fields/characters.ts'
import { chosen, line, type TextProblem } from '#shared/fields/textRules.ts'
import { dateProblem, shownDate } from '#shared/format/calendarDate.ts'
import { bogotaDay } from '../moments/moments.ts'
import { serviceNow } from '#shared/session/serviceNow.ts'
import type { Notification } from '../notification.ts'
import { readVariables } from '../variables/readVariables.ts'
import { tidyVariables, writeVariables } from '../variables/writeVariables.ts'
import type { Translate } from '#shared/texts/Translate.ts'
import type { CardEntryParts } from '#shared/cards/merge.ts'
import type { NotificationAndList } from '../rules.ts'
import { comparedValue, mergeVariables, variablesByKey } from '../variables/mergeVariables.ts'
import { labelText, variableText } from '../variables/variableText.ts'

/** Specified limit, which no value of the select reaches (NTV-04, G-53). */
const longestTemplateValue = 50

/** The texts are in the namespace `notificationCard`, or of any text. */
type FormProblem = TextProblem | 'dateInvalid' | 'dateEarly'

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
type NotificationField = keyof NotificationForm

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

/** Added and removed applications by id. */
export type NotificationSets = { applications: Members }

export const noNotificationChanges: NotificationSets = { applications: new Map() }

/** Names by id. */
export type NotificationNames = {
  application: (id: string) => string
  template: (id: string) => string
  subject: (id: string) => string
}

const variableKey = (key: string): string => `variable:${key}`

/** Compares notifications by field and application (beyond 10). */
export function notificationParts(
  names: NotificationNames,
  t: Translate<'notificationCard'>,
): CardParts<NotificationForm, NotificationSets, NotificationAndList> {
  return {
    fields: (values, stored) =>
      fieldEntries(notificationCardForm, values, {
        label: (field) => t(`fields.${field}`),
        text: (field, form) => fieldText(field, form, { ...names, subject: subjectsOf(names, stored) }, t),
        parts: { variables: ({ variables }) => variableParts(variables, t) },
        belongsTo: { subjectId: 'templateId', variables: 'templateId' },
      }),
    sets: {
      applications: memberSet({
        key: (id) => `application:${id}`,
        loaded: ({ notification }) => new Map(notification?.applicationIds.map((id) => [String(id), true])),
        unlisted: false,
        label: (id) => t('application', { name: names.application(id) }),
        text: (isMember) => t(isMember ? 'yes' : 'no'),
      }),
    },
  }
}

function fieldText(
  field: NotificationField,
  form: NotificationForm,
  names: NotificationNames,
  t: Translate<'notificationCard'>,
): string {
  if (field === 'templateId') return names.template(form.templateId)
  if (field === 'subjectId') return names.subject(form.subjectId)
  if (field === 'day') return shownDate(form.day)
  return field === 'variables' ? variablesText(form.variables, t) : form.reason
}

/** 'Fecha: 20/12/2025; Hora: 08:30' */
function variablesText(variables: string, t: Translate<'notificationCard'>): string {
  const words = { yes: t('yes'), no: t('no') }
  const list = readVariables(variables)
  // Unreadable text is shown unchanged.
  if (!list) return variables
  return list.map((one) => `${labelText(one.label)}: ${variableText(one, words)}`).join('; ')
}

/** Compares each variable; unreadable text is compared as a whole. */
function variableParts(text: string, t: Translate<'notificationCard'>): CardEntryParts | undefined {
  const list = readVariables(text)
  if (!list) return undefined
  const words = { yes: t('yes'), no: t('no') }
  return {
    entries: () =>
      new Map(
        [...variablesByKey(list)].map(([key, one]) => [
          variableKey(key),
          {
            value: comparedValue(one),
            label: () => t('variable', { name: labelText(one.label) }),
            text: () => variableText(one, words),
          },
        ]),
      ),
    merge({ mine, theirs }, sideOf) {
      const [own, stored] = [readVariables(mine) ?? [], readVariables(theirs) ?? []]
      return writeVariables(mergeVariables(own, stored, (key) => sideOf(variableKey(key))))
    },
  }
}

/** Includes the subject of the stored record. */
function subjectsOf(
  names: NotificationNames,
  stored: Partial<NotificationAndList>,
): NotificationNames['subject'] {
  const { subjectId, subjectName } = stored.notification ?? {}
  return (id) => (id === String(subjectId) && subjectName ? subjectName : names.subject(id))
}
