import { tidy } from '#shared/fields/characters.ts'
import type { DraftItem } from '#shared/menu/draft/draftItem.ts'
import {
  problemsBy,
  thereUpTo,
  upTo,
  webAddress,
  type ItemProblems,
  type ItemRules,
} from '#shared/menu/draft/itemRules.ts'

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

const rules: ItemRules<SuiteForm> = {
  name: ({ name }) => thereUpTo(suiteLimits.name, name),
  urlLanding: ({ urlLanding }) => webAddress(suiteLimits.urlLanding, urlLanding),
  urlApplication: ({ urlApplication }) => webAddress(suiteLimits.urlApplication, urlApplication),
  description: ({ description }) => upTo(suiteLimits.description, description),
}

/** What is wrong with an item (SUI-15 to SUI-17), but not with what is as stored. */
export function suiteProblems(typed: SuiteForm, stored: SuiteForm | null): ItemProblems<SuiteForm> {
  return problemsBy(rules, tidySuiteForm(typed), (field) => stored?.[field] === typed[field])
}
