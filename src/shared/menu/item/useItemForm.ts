import { useLayoutEffect, useRef } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { resolverOf, type ItemProblems } from './itemRules.ts'

type ItemFormOptions<Form> = {
  /** As it is stored; a new item begins with it. */
  base: Form
  isNew: boolean
  /** What was typed before the page went. */
  itemDraft: Form | undefined
  /** What is wrong, but not with what is as stored; nothing is stored of a new one. */
  judge: (form: Form, stored: Form | null) => ItemProblems<Form>
  tidy: (form: Form) => Form
}

export type TypedItem<Form extends FieldValues> = {
  form: UseFormReturn<Form>
  isTyped: () => boolean
  /** The first field that has a problem, now marked; null where all of them are right. */
  check: () => Promise<Path<Form> | null>
}

/** What is typed in the dialog of an item of a menu. */
export function useItemForm<Form extends FieldValues>(options: ItemFormOptions<Form>): TypedItem<Form> {
  const { base, isNew, itemDraft, judge, tidy } = options
  const problems = (values: Form): ItemProblems<Form> => judge(values, isNew ? null : base)
  const form = useForm<Form>({
    defaultValues: (itemDraft ?? base) as DefaultValues<Form>,
    resolver: resolverOf(problems),
    mode: 'onBlur',
  })
  // What is changed of the item beside the form is taken over, where nothing was typed in its place.
  const seen = useRef(base)
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = base
    const typed = form.getValues()
    for (const field of changedFields(before, base))
      if (typed[field] === before[field]) form.setValue(field, base[field])
  }, [form, base])

  return {
    form,
    isTyped: () => changedFields(tidy(form.getValues()), tidy(base)).length > 0,
    async check() {
      await form.trigger()
      return (Object.keys(problems(form.getValues()))[0] as Path<Form> | undefined) ?? null
    },
  }
}

function changedFields<Form extends FieldValues>(one: Form, other: Form): Path<Form>[] {
  return (Object.keys(one) as Path<Form>[]).filter((field) => one[field] !== other[field])
}
