import { fieldEntries, type CardParts } from '#shared/cards/cardParts.ts'
import type { NoSets } from '#shared/cards/useCardDraft.ts'
import { durations, type ApplicationField, type ApplicationForm } from '../fields.ts'
import { applicationCardForm } from '../form.ts'
import type { ReadApplication } from '../readApplication.ts'
import { fieldText, type CardTexts } from './fieldText.ts'

/** How an application is compared: by its fields (beyond 10). */
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

/** 45 minutes here and 2 hours there are two durations, and never 45 hours. */
const amountsByUnit: Partial<Record<ApplicationField, ApplicationField>> = {
  ...Object.fromEntries(durations.map(({ amount, unit }) => [amount, unit])),
  passwordExpiration: 'passwordTypeExpiration',
}
