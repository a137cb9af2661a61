import { fieldEntries, type CardParts, type NoSets } from '#shared/cards/cardParts.ts'
import { durations, type ApplicationField, type ApplicationForm } from '../fields.ts'
import { applicationCardForm } from '../form.ts'
import type { ReadApplication } from '../readApplication.ts'
import { fieldText, type CardTexts } from './fieldText.ts'

/** Compares applications by field (beyond 10). */
export function applicationParts(t: CardTexts): CardParts<ApplicationForm, NoSets, ReadApplication> {
  return {
    fields: (values) =>
      fieldEntries(applicationCardForm, values, {
        label: (field) => t(`applicationCard:fields.${field}`),
        text: (field, form) => fieldText(field, form, t),
        belongsTo: amountsByUnit,
      }),
    sets: {},
  }
}

/** Amount and unit are merged together: 45 minutes and 2 hours never give 45 hours. */
const amountsByUnit: Partial<Record<ApplicationField, ApplicationField>> = {
  ...Object.fromEntries(durations.map(({ amount, unit }) => [amount, unit])),
  passwordExpiration: 'passwordTypeExpiration',
}
