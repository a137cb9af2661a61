import type { Resolver } from 'react-hook-form'
import { tidy } from '#shared/fields/characters.ts'
import { webUrl } from '#shared/address/safeUrl.ts'
import type { DraftItem } from '#shared/menu/draft/draftItem.ts'

export const suiteLimits = { name: 100, urlLanding: 2_000, urlApplication: 2_000, description: 300 } as const

/** What is typed of a suite item. */
export type SuiteForm = {
  name: string
  urlLanding: string
  urlApplication: string
  description: string
  isActivate: boolean
}
export type SuiteField = keyof SuiteForm
export type SuiteProblem = 'required' | 'url' | 'tooLong'

export const emptySuiteForm: SuiteForm = {
  name: '',
  urlLanding: '',
  urlApplication: '',
  description: '',
  isActivate: true,
}

export function toSuiteForm({
  name,
  urlLanding,
  urlApplication,
  description,
  isActivate,
}: DraftItem): SuiteForm {
  return { name, urlLanding, urlApplication, description, isActivate }
}

/** A form as it is compared and kept. */
export function tidySuiteForm({
  name,
  urlLanding,
  urlApplication,
  description,
  isActivate,
}: SuiteForm): SuiteForm {
  return {
    name: tidy(name),
    urlLanding: tidy(urlLanding),
    urlApplication: tidy(urlApplication),
    description: tidy(description),
    isActivate,
  }
}

const rules: Partial<Record<SuiteField, (form: SuiteForm) => SuiteProblem | null>> = {
  name: ({ name }) => (name === '' ? 'required' : tooLong(name, 'name')),
  urlLanding: ({ urlLanding }) => urlProblem(urlLanding, 'urlLanding'),
  urlApplication: ({ urlApplication }) => urlProblem(urlApplication, 'urlApplication'),
  description: ({ description }) => tooLong(description, 'description'),
}

function urlProblem(url: string, field: keyof typeof suiteLimits): SuiteProblem | null {
  if (url === '') return 'required'
  const isWeb = /^https?:\/\//i.test(url) && webUrl(url, 'about:blank') !== null
  return isWeb ? tooLong(url, field) : 'url'
}

function tooLong(text: string, field: keyof typeof suiteLimits): SuiteProblem | null {
  return text.length > suiteLimits[field] ? 'tooLong' : null
}

/** What is wrong with an item (SUI-15 to SUI-17), but not with what is as stored. */
export function suiteProblems(
  typed: SuiteForm,
  stored: SuiteForm | null,
): Partial<Record<SuiteField, SuiteProblem>> {
  const form = tidySuiteForm(typed)
  return Object.fromEntries(
    Object.entries(rules).flatMap(([field, rule]) => {
      const isAsStored = stored?.[field as SuiteField] === typed[field as SuiteField]
      const problem = isAsStored ? null : rule(form)
      return problem === null ? [] : [[field, problem]]
    }),
  )
}

export function suiteResolver(stored: SuiteForm | null): Resolver<SuiteForm> {
  return (values) => {
    const problems = Object.entries(suiteProblems(values, stored))
    if (problems.length === 0) return { values, errors: {} }
    return {
      values: {},
      errors: Object.fromEntries(problems.map(([field, message]) => [field, { type: 'rule', message }])),
    }
  }
}
