import * as z from 'zod/mini'
import type { ApplicationSettings } from '#contracts/application-settings.ts'
import {
  changedFields,
  type CardForm,
  fieldEntries,
  type CardParts,
  type NoSets,
} from '#shared/cards/cardParts.ts'
import { tidy } from '#shared/fields/characters.ts'
import { problemsOf } from './problems.ts'
import {
  applicationFields,
  durations,
  emptyApplication,
  type ApplicationField,
  type ApplicationForm,
} from '../fields.ts'
import type { ReadApplication } from '../rules.ts'
import { fieldText, type CardTexts } from './fieldText.ts'

export const applicationCardForm: CardForm<ApplicationForm> = {
  empty: emptyApplication,
  schema: applicationFields.check(
    z.check(({ value, issues }) => {
      for (const [field, message] of Object.entries(problemsOf(value)))
        issues.push({ code: 'custom', path: [field], message, input: value })
    }),
  ),
  tidy: (form) => ({
    ...form,
    name: tidy(form.name),
    title: tidy(form.title),
    urlApp: tidy(form.urlApp),
    urlAssignPassword: tidy(form.urlAssignPassword),
    landing: tidy(form.landing),
    description: tidy(form.description),
  }),
  revalidatedWith: {
    ...Object.fromEntries(durations.map(({ amount, unit }) => [amount, [unit]])),
    maxConcurrentTokens: ['isConcurrentSession'],
  },
}

/** Form of a stored application. Choices are text; a missing one is ''. */
export function toForm(stored: ApplicationSettings): ApplicationForm {
  const choice = (value: number | null | undefined): string => (value ? String(value) : '')
  return {
    name: stored.name,
    title: stored.title,
    urlApp: stored.urlApp ?? '',
    urlAssignPassword: stored.urlAssignPassword ?? '',
    landing: stored.landing ?? '',
    description: stored.description ?? '',
    typeApplication: String(stored.typeApplication),
    isVisible: stored.isVisible,
    amountTime: stored.amountTime ?? null,
    timeUnit: choice(stored.timeUnit),
    refreshTokenExpirationAmountTime: stored.refreshTokenExpirationAmountTime ?? null,
    refreshTokenExpirationTimeUnit: choice(stored.refreshTokenExpirationTimeUnit),
    userActivateTokenTime: stored.userActivateTokenTime ?? null,
    userActivateTokenTimeUnit: choice(stored.userActivateTokenTimeUnit),
    assignPasswordTokenTime: stored.assignPasswordTokenTime ?? null,
    assignPasswordTokenTimeUnit: choice(stored.assignPasswordTokenTimeUnit),
    isConcurrentSession: stored.isConcurrentSession,
    maxConcurrentTokens: stored.maxConcurrentTokens ?? null,
    maxConcurrentTokensByUser: stored.maxConcurrentTokensByUser ?? null,
    maxRefreshTokens: stored.maxRefreshTokens ?? null,
    maxRefreshTokensByUser: stored.maxRefreshTokensByUser ?? null,
    numberPasswordChanges: stored.numberPasswordChanges ?? null,
    passwordExpiration: stored.passwordExpiration ?? null,
    passwordTypeExpiration: choice(stored.passwordTypeExpiration),
    mechanismAfterSetPass: choice(stored.mechanismAfterSetPass),
    idState: stored.idState,
  }
}

const newApplication: ApplicationSettings = {
  id: 0,
  name: '',
  title: '',
  isVisible: true,
  idState: 0,
  isConcurrentSession: false,
  typeApplication: false,
}

/** The whole application with the form's changes; everything else is as stored (G-32). */
export function toBody(form: ApplicationForm, stored: ApplicationSettings | null): ApplicationSettings {
  const base = stored ?? newApplication
  const clean = applicationCardForm.tidy(form)
  const before = toForm(base)
  const fields = stored
    ? changedFields(applicationCardForm, before, clean)
    : (Object.keys(emptyApplication) as ApplicationField[])
  return { ...base, ...Object.fromEntries(fields.map((field) => [field, onTheWire(field, clean)])) }
}

function onTheWire(field: ApplicationField, form: ApplicationForm): string | number | boolean | null {
  const value = form[field]
  if (field === 'typeApplication') return value === 'true'
  if (choices.has(field)) return value === '' ? null : Number(value)
  return value
}

const choices: ReadonlySet<ApplicationField> = new Set([
  ...durations.map(({ unit }) => unit),
  'passwordTypeExpiration',
  'mechanismAfterSetPass',
])

/** Compares applications by field (beyond 10). */
export function applicationParts(t: CardTexts): CardParts<ApplicationForm, NoSets, ReadApplication> {
  return {
    fields: (values) =>
      fieldEntries(applicationCardForm, values, {
        label: (field) => t(`applicationCard:fields.${field}`),
        text: (field, form) => fieldText(field, form, t),
        belongsTo: unitOfAmount,
      }),
    sets: {},
  }
}

/** The unit of each amount. Both are merged together: 45 minutes and 2 hours never give 45 hours. */
const unitOfAmount: Partial<Record<ApplicationField, ApplicationField>> = {
  ...Object.fromEntries(durations.map(({ amount, unit }) => [amount, unit])),
  passwordExpiration: 'passwordTypeExpiration',
}
