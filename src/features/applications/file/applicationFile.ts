import * as z from 'zod/mini'
import { afterPassword, passwordUnits, tokenUnits } from '#contracts/application-settings.ts'
import type { FileKind } from '#shared/files/recordFile.ts'
import {
  applicationFields,
  emptyApplication,
  type ApplicationField,
  type ApplicationForm,
} from '../fields.ts'

const units = {
  [tokenUnits.minutes.id]: 'minutes',
  [tokenUnits.hours.id]: 'hours',
  [tokenUnits.days.id]: 'days',
}

/** The words of choices in a file, by their values in the form; ids mean nothing to a reader. */
const words: Partial<Record<ApplicationField, Readonly<Record<string, string>>>> = {
  typeApplication: { true: 'transversal', false: 'product' },
  timeUnit: units,
  refreshTokenExpirationTimeUnit: units,
  userActivateTokenTimeUnit: units,
  assignPasswordTokenTimeUnit: units,
  passwordTypeExpiration: { [passwordUnits.days]: 'days', [passwordUnits.months]: 'months' },
  mechanismAfterSetPass: { [afterPassword.login]: 'login', [afterPassword.home]: 'home' },
}

/** URLs, which differ between environments. */
export const urlFields = ['urlApp', 'landing', 'urlAssignPassword'] as const satisfies ApplicationField[]

const fields = (Object.keys(emptyApplication) as ApplicationField[]).filter((field) => field !== 'idState')

function valueOf(field: ApplicationField): z.ZodMiniType {
  const known = words[field]
  return known ? z.enum(Object.values(known)) : applicationFields.shape[field]
}

/** A missing field leaves the form as it is. */
const schema = z.object({
  ...Object.fromEntries(fields.map((field) => [field, z.nullish(valueOf(field))])),
  name: z.string(),
}) as unknown as z.ZodMiniType<ApplicationRecord>
export type ApplicationRecord = { name: string } & Partial<
  Record<ApplicationField, string | number | boolean | null>
>

/** An application with its settings and policies (beyond 32). Its state is not part of it: that is switched, not copied. */
export const applicationFile: FileKind<ApplicationRecord> = { kind: 'application', schema, upgrade }

/** In version 1 choices were ids, and the type a boolean. */
function upgrade(before: unknown): unknown {
  const record = { ...(Object(before) as Record<string, unknown>) }
  for (const [field, known] of Object.entries(words)) {
    const value = record[field]
    const isId = typeof value === 'number' || typeof value === 'boolean'
    if (isId && Object.hasOwn(known, String(value))) record[field] = known[String(value)]
  }
  return record
}

/** The record of a file, in the order of the form. */
export function toApplicationRecord(form: ApplicationForm): ApplicationRecord {
  const entries = fields.map((field) => {
    const value = form[field]
    return [field, words[field] ? (words[field][String(value)] ?? null) : value]
  })
  return Object.fromEntries(entries) as ApplicationRecord
}

/** The form with the file's values; fields in `keeps` are not taken. */
export function fromApplicationRecord(
  record: ApplicationRecord,
  before: ApplicationForm,
  keeps: readonly ApplicationField[] = [],
): ApplicationForm {
  const entries = fields.flatMap((field) => {
    const value = record[field]
    if (value === undefined || keeps.includes(field)) return []
    const known = words[field]
    if (!known) return [[field, value ?? emptyOf(field)] as const]
    return [[field, Object.keys(known).find((id) => known[id] === value) ?? ''] as const]
  })
  return { ...before, ...(Object.fromEntries(entries) as Partial<ApplicationForm>) }
}

/** Value of an empty field; booleans get their default. */
function emptyOf(field: ApplicationField): string | number | boolean | null {
  const empty = emptyApplication[field]
  return typeof empty === 'number' ? null : empty
}
