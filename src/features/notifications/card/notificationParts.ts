import type { Translate } from '#shared/texts/Translate.ts'
import { fieldEntries, memberSet, type CardParts, type Members } from '#shared/cards/cardParts.ts'
import type { CardEntryParts } from '#shared/cards/merge.ts'
import { shownDate } from '#shared/format/calendarDate.ts'
import { notificationCardForm, type NotificationField, type NotificationForm } from '../form.ts'
import type { ReadNotification } from '../readNotification.ts'
import { comparedValue, mergeVariables, variablesByKey } from '../variables/mergeVariables.ts'
import { readVariables } from '../variables/readVariables.ts'
import { labelText, variableText } from '../variables/variableText.ts'
import { writeVariables } from '../variables/writeVariables.ts'

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
): CardParts<NotificationForm, NotificationSets, ReadNotification> {
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
  stored: Partial<ReadNotification>,
): NotificationNames['subject'] {
  const { subjectId, subjectName } = stored.notification ?? {}
  return (id) => (id === String(subjectId) && subjectName ? subjectName : names.subject(id))
}
