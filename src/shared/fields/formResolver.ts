import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'

export type FormSchema<Form> = ZodMiniType<Form, Form>

type Judged<Form> = {
  schema: FormSchema<Form>
  judgedWith?: Partial<Record<keyof Form, readonly (keyof Form)[]>>
}

/**
 * Judges a form by its schema, but not what is as stored: the phone of Thaís Conceição can be changed without taking
 * the ç from her name. `base` is what the edit began with.
 */
export function formResolver<Form extends FieldValues>(
  { schema, judgedWith = {} }: Judged<Form>,
  base: Form | null,
): Resolver<Form> {
  const resolve = zodResolver(schema)
  const isAsStored = (field: keyof Form, values: Form): boolean =>
    base !== null &&
    // What is missing was never stored.
    [field, ...(judgedWith[field] ?? [])].every(
      (one) => base[one] !== '' && base[one] !== null && values[one] === base[one],
    )
  return async (values, context, options) => {
    const { errors } = await resolve(values, context, options)
    const found = Object.entries(errors).filter(([field]) => !isAsStored(field, values))
    if (found.length === 0) return { values, errors: {} }
    return { values: {}, errors: Object.fromEntries(found) as FieldErrors<Form> }
  }
}
