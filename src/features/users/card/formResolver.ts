import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { userForm, type UserField, type UserForm } from '../form.ts'

/**
 * Judges the form as `userForm` does, but not what stands there as it was stored: whoever changes the phone of Thaís
 * Conceição need not take the ç from her name first. `base` is what the edit began with.
 */
export function formResolver(base: UserForm | null): Resolver<UserForm> {
  const resolve = zodResolver(userForm)
  return async (values, context, options) => {
    const { errors } = await resolve(values, context, options)
    const found = Object.entries(errors).filter(([field]) => !isAsStored(field as UserField, values, base))
    if (found.length === 0) return { values, errors: {} }
    return { values: {}, errors: Object.fromEntries(found) as FieldErrors<UserForm> }
  }
}

/** A document is right or wrong by its type; what is missing was never stored. */
function isAsStored(field: UserField, values: UserForm, base: UserForm | null): boolean {
  const judged: UserField[] = field === 'document' ? ['document', 'documentTypeId'] : [field]
  return base !== null && judged.every((one) => base[one] !== '' && values[one] === base[one])
}
