import type { ZodMiniType } from 'zod/mini'
import type { CardEntries, CardEntryParts, CardValue } from './merge.ts'

export type FormSchema<Form> = ZodMiniType<Form, Form>

export type FormValues = Record<string, CardValue>

/** What the fields of a card hold, and how they are judged and compared. */
export type CardForm<Form extends FormValues> = {
  empty: Form
  schema: FormSchema<Form>
  /** As the values are compared and sent. */
  tidy: (form: Form) => Form
  /** Fields that are right or wrong by the value of others as well. */
  judgedWith?: Partial<Record<keyof Form, readonly (keyof Form)[]>>
}

export function fieldsOf<Form extends FormValues>({ empty }: CardForm<Form>): (keyof Form & string)[] {
  return Object.keys(empty)
}

/** The fields whose values really differ (G-14). */
export function changedFields<Form extends FormValues>(
  kind: CardForm<Form>,
  before: Form,
  after: Form,
): (keyof Form & string)[] {
  const [from, to] = [kind.tidy(before), kind.tidy(after)]
  return fieldsOf(kind).filter((field) => from[field] !== to[field])
}

/** The values as they are sent: tidy, and exactly as stored where they do not differ. */
export function tidyChanges<Form extends FormValues>(kind: CardForm<Form>, stored: Form, form: Form): Form {
  const changed = new Set<string>(changedFields(kind, stored, form))
  const clean = kind.tidy(form)
  const fields = fieldsOf(kind).map((field) => [field, changed.has(field) ? clean[field] : stored[field]])
  return { ...clean, ...(Object.fromEntries(fields) as Partial<Form>) }
}

type FieldWords<Form> = {
  label: (field: keyof Form & string) => string
  /** A value as people know it. */
  text: (field: keyof Form & string, form: Form) => string
  /** Of a field that holds several values, unless it is to be compared whole. */
  parts?: Partial<Record<keyof Form, (form: Form) => CardEntryParts | undefined>>
  /** Fields that mean nothing without another one. */
  belongsTo?: Partial<Record<keyof Form, keyof Form & string>>
}

/** The fields of a form as they are compared; each key is the name of its field. */
export function fieldEntries<Form extends FormValues>(
  kind: CardForm<Form>,
  form: Form,
  { label, text, parts, belongsTo }: FieldWords<Form>,
): CardEntries {
  const tidied = kind.tidy(form)
  return new Map(
    fieldsOf(kind).map((field) => {
      const [ownParts, leader] = [parts?.[field]?.(tidied), belongsTo?.[field]]
      return [
        field,
        {
          value: tidied[field] as CardValue,
          label: () => label(field),
          text: () => text(field, form),
          ...(ownParts && { parts: ownParts }),
          ...(leader && { belongsTo: leader }),
        },
      ]
    }),
  )
}

/** The values of a merge; fields that are not in it stay. */
export function mergedFields<Form extends FormValues>(
  kind: CardForm<Form>,
  values: Form,
  merged: ReadonlyMap<string, CardValue>,
): Form {
  const fields = fieldsOf(kind).map((field) => [field, merged.has(field) ? merged.get(field) : values[field]])
  return { ...values, ...(Object.fromEntries(fields) as Partial<Form>) }
}
