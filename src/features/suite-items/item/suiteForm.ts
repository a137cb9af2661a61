import type { DraftItem } from '#shared/menu/draft/draftItem.ts'
import {
  problemsBy,
  requiredUpTo,
  tidied,
  upTo,
  webAddress,
  type ItemProblems,
  type ItemRules,
} from '#shared/menu/item/itemRules.ts'

export const suiteLimits = { name: 100, urlLanding: 2_000, urlApplication: 2_000, description: 300 } as const

/** Form values of a suite item. */
export type SuiteForm = Pick<DraftItem, keyof typeof suiteLimits | 'isActivate'>

export const emptySuiteForm: SuiteForm = {
  name: '',
  urlLanding: '',
  urlApplication: '',
  description: '',
  isActivate: true,
}

export function toSuiteForm(item: SuiteForm): SuiteForm {
  const { name, urlLanding, urlApplication, description, isActivate } = item
  return { name, urlLanding, urlApplication, description, isActivate }
}

export const tidySuiteForm = (form: SuiteForm): SuiteForm => tidied(form, suiteLimits)

const rules: ItemRules<SuiteForm> = {
  name: ({ name }) => requiredUpTo(suiteLimits.name, name),
  urlLanding: ({ urlLanding }) => webAddress(suiteLimits.urlLanding, urlLanding),
  urlApplication: ({ urlApplication }) => webAddress(suiteLimits.urlApplication, urlApplication),
  description: ({ description }) => upTo(suiteLimits.description, description),
}

/** Errors of an item (SUI-15 to SUI-17); unchanged stored values are not checked. */
export function suiteProblems(typed: SuiteForm, stored: SuiteForm | null): ItemProblems<SuiteForm> {
  return problemsBy(rules, tidySuiteForm(typed), (field) => stored?.[field] === typed[field])
}
