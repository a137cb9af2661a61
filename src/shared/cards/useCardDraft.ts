import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useRef, useState } from 'react'
import {
  useForm,
  type DefaultValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  type FieldErrors,
  type FieldValues,
  type Resolver,
} from 'react-hook-form'
import { useLatest } from '#shared/hooks/useLatest.ts'
import {
  fieldsOf,
  hasSetChanges,
  isChanged,
  tidyChanges,
  type CardForm,
  type FormValues,
  type CardContent,
  type CardEdit,
  type CardSets,
  type NoSets,
} from './cardParts.ts'

export type CardDraft<Form extends FormValues, Sets extends CardSets> = {
  cardForm: CardForm<Form>
  form: UseFormReturn<Form>
  /** Null for a new record. */
  loaded: Form | null
  /** Values at the start of the edit; null when not editing. */
  base: Form | null
  sets: Sets
  noChanges: Sets
  change: <Name extends keyof Sets>(name: Name, changes: Sets[Name]) => void
  content: () => CardContent<Form, Sets>
  /** The latest edit, at call time: a save that applied a merge continues with it. */
  edit: () => CardEdit<Form, Sets>
  /** Whether anything really differs, at call time (G-14). */
  isDirty: () => boolean
  /** The same, for rendering. */
  hasChanges: boolean
  beginEdit: () => void
  /** Restores the base values. */
  restore: () => void
  /** Ends the edit and shows the stored values. */
  endEdit: () => void
  /** Sets the stored values; ends the edit unless `keepsEditing`. */
  finish: (saved: Form, keepsEditing: boolean | undefined) => void
  /** Continues with merged or restored content; `base` becomes the base. */
  takeOver: (content: CardContent<Form, Sets>, base: Form) => void
  /** Tidies texts as they will be sent. */
  tidy: () => void
}

type CardDraftOptions<Form extends FormValues, Sets> = {
  cardForm: CardForm<Form>
  /** Null for a new record; stable while the record is the same. */
  loaded: Form | null
  /** Every set without changes; absent if there are only fields. */
  noChanges?: Sets
}

const noSets: NoSets = {}

/** The draft of a card over all its tabs: one form, and any number of named sets. */
export function useCardDraft<Form extends FormValues, Sets extends CardSets = NoSets>(
  options: CardDraftOptions<Form, Sets>,
): CardDraft<Form, Sets> {
  const { cardForm, noChanges = noSets as Sets } = options
  const isNew = options.loaded === null
  const loaded = options.loaded ?? cardForm.empty
  // A save on exit has loaded newer values when the edit ends.
  const latest = useLatest(loaded)
  const [shown, setShown] = useState<{ base: Form | null; sets: Sets }>({
    base: isNew ? cardForm.empty : null,
    sets: noChanges,
  })
  const { base, sets } = shown
  const now = useRef(shown)
  const resolver = useMemo(() => formResolver(cardForm, base), [cardForm, base])
  const form = useForm<Form>({
    resolver,
    mode: 'onTouched',
    defaultValues: loaded as DefaultValues<Form>,
    // The stored values outside an edit, then those at its start.
    values: base ?? loaded,
    resetOptions: { keepDirtyValues: true },
  })

  function put(next: Partial<typeof shown>): void {
    now.current = { ...now.current, ...next }
    setShown(now.current)
  }
  function setAll(values: Form, next: Partial<typeof shown> = {}): void {
    form.reset(values, { keepDirtyValues: false })
    put({ sets: noChanges, ...next })
  }
  function setValues(values: Form): void {
    const before = form.getValues()
    for (const field of fieldsOf(cardForm))
      if (values[field] !== before[field])
        form.setValue(field as Path<Form>, values[field] as PathValue<Form, Path<Form>>, {
          shouldDirty: true,
        })
  }
  const content = (): CardContent<Form, Sets> => ({ values: form.getValues(), sets: now.current.sets })

  return {
    cardForm,
    form,
    loaded: options.loaded,
    base,
    sets,
    noChanges,
    change: (name, changes) => put({ sets: { ...now.current.sets, [name]: changes } }),
    content,
    edit: () => ({ ...content(), base: now.current.base }),
    isDirty: () => now.current.base !== null && isChanged(cardForm, now.current.base, content()),
    hasChanges: hasSetChanges(sets) || form.formState.isDirty,
    beginEdit: () => put({ base: loaded }),
    restore: () => now.current.base && setAll(now.current.base),
    endEdit: () => setAll(latest.current, { base: null }),
    finish: (saved, keepsEditing) => setAll(saved, { base: isNew || keepsEditing ? saved : null }),
    takeOver({ values, sets: ticked }, before) {
      setAll(before, { sets: ticked, base: before })
      // Marks each changed value dirty, or the next reset would drop it.
      setValues(values)
    },
    tidy: () => setValues(tidyChanges(cardForm, now.current.base ?? cardForm.empty, form.getValues())),
  }
}

/**
 * Validates a form by its schema, except stored values: the phone of Thaís Conceição can be changed without removing
 * the ç from her name. `base` has the values at the start of the edit.
 */
export function formResolver<Form extends FieldValues>(
  { schema, revalidatedWith = {} }: Pick<CardForm<Form>, 'schema' | 'revalidatedWith'>,
  base: Form | null,
): Resolver<Form> {
  const resolve = zodResolver(schema)
  const isAsStored = (field: keyof Form, values: Form): boolean =>
    base !== null &&
    // A missing value was never stored.
    [field, ...(revalidatedWith[field] ?? [])].every(
      (one) => base[one] !== '' && base[one] !== null && values[one] === base[one],
    )
  return async (values, context, options) => {
    const { errors } = await resolve(values, context, options)
    const found = Object.entries(errors).filter(([field]) => !isAsStored(field, values))
    if (found.length === 0) return { values, errors: {} }
    return { values: {}, errors: Object.fromEntries(found) as FieldErrors<Form> }
  }
}
