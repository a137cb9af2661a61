import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { webUrl } from '#shared/address/safeUrl.ts'
import { tidy } from '#shared/fields/characters.ts'

type ItemProblem = 'required' | 'url' | 'tooLong'
export type ItemRules<Form> = Partial<Record<keyof Form, (form: Form) => ItemProblem | null>>
export type ItemProblems<Form> = Partial<Record<keyof Form, ItemProblem>>

export function upTo(limit: number, text: string): ItemProblem | null {
  return text.length > limit ? 'tooLong' : null
}

export function requiredUpTo(limit: number, text: string): ItemProblem | null {
  return text === '' ? 'required' : upTo(limit, text)
}

/** Problem of a web address (D13, D30). */
export function webAddress(limit: number, url: string): ItemProblem | null {
  if (url === '') return 'required'
  return /^https?:\/\//i.test(url) && webUrl(url, 'about:blank') !== null ? upTo(limit, url) : 'url'
}

/** Problems by the rules, except in unchanged fields, because stored menus contain paths such as '/users'. */
export function problemsBy<Form extends object>(
  rules: ItemRules<Form>,
  form: Form,
  isAsStored: (field: keyof Form) => boolean,
): ItemProblems<Form> {
  const found = (Object.keys(rules) as (keyof Form)[]).flatMap((field) => {
    const problem = isAsStored(field) ? null : rules[field]!(form)
    return problem === null ? [] : [[field, problem]]
  })
  return Object.fromEntries(found) as ItemProblems<Form>
}

/** A form as it is judged, compared and stored; `limits` has its texts. */
export function tidied<Form extends object>(form: Form, limits: Partial<Record<keyof Form, number>>): Form {
  const texts = Object.keys(limits).map((name) => [name, tidy(form[name as keyof Form] as string)])
  return { ...form, ...(Object.fromEntries(texts) as Partial<Form>) }
}

/** Not `formResolver`, because unchanged fields are not validated, not even an empty name. */
export function resolverOf<Form extends FieldValues>(
  judge: (form: Form) => ItemProblems<Form>,
): Resolver<Form> {
  return (values) => {
    const problems = Object.entries(judge(values))
    if (problems.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: 'rule', message }]))
    return { values: {}, errors: errors as FieldErrors<Form> }
  }
}
