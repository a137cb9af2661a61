import type { Resolver } from 'react-hook-form'
import type { MenuLocation } from '#contracts/menus.ts'
import { tidy } from '#shared/fields/characters.ts'
import { webUrl } from '#shared/address/safeUrl.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'

export const itemLimits = { name: 100, url: 2_000, functionName: 100, description: 300 } as const

/** The fields of a menu item while it is edited; its privileges joined by commas (ENT-36). */
export type ItemForm = {
  /** '0' user, '1' application; empty where none is chosen. */
  section: string
  name: string
  privilege: string
  link: 'url' | 'function'
  url: string
  functionName: string
  description: string
  isActivate: boolean
}
export type ItemField = keyof ItemForm
export type ItemProblem = 'required' | 'url' | 'tooLong'

/** The user menu is the one that has sections (MNU-15). */
export function hasSections(location: MenuLocation): boolean {
  return location === 3
}

export function toForm(item: MenuItem | undefined, location: MenuLocation): ItemForm {
  if (!item) return { ...emptyForm }
  return {
    // A section that is null counts as the user's (D25).
    section: hasSections(location) ? String(item.section ?? 0) : '',
    name: item.name,
    privilege: item.privilege.join(','),
    link: item.isFunction ? 'function' : 'url',
    url: item.url,
    functionName: item.functionName,
    description: item.description,
    isActivate: item.isActivate,
  }
}

const emptyForm: ItemForm = {
  section: '',
  name: '',
  privilege: '',
  link: 'url',
  url: '',
  functionName: '',
  description: '',
  isActivate: true,
}

export function privilegesOf({ privilege }: Pick<ItemForm, 'privilege'>): string[] {
  return privilege.split(',').filter((name) => name !== '')
}

const fits = (text: string, field: keyof typeof itemLimits): ItemProblem | null =>
  text.length > itemLimits[field] ? 'tooLong' : null

const rules: Partial<Record<ItemField, (form: ItemForm, location: MenuLocation) => ItemProblem | null>> = {
  section: ({ section }, location) => (hasSections(location) && section === '' ? 'required' : null),
  name: ({ name }) => (tidy(name) === '' ? 'required' : fits(name, 'name')),
  privilege: (form) => (privilegesOf(form).length === 0 ? 'required' : null),
  url: ({ link, url }) => (link === 'url' ? urlProblem(tidy(url)) : null),
  functionName: ({ link, functionName }) =>
    link === 'url' ? null : tidy(functionName) === '' ? 'required' : fits(functionName, 'functionName'),
  description: ({ description }) => fits(description, 'description'),
}

function urlProblem(url: string): ItemProblem | null {
  if (url === '') return 'required'
  if (!/^https?:\/\//i.test(url) || webUrl(url, 'about:blank') === null) return 'url'
  return fits(url, 'url')
}

/** What is wrong with an item (MNU-25 to MNU-30), but not with what is as stored: drawers hold '/users'. */
export function itemProblems(
  form: ItemForm,
  stored: ItemForm | null,
  location: MenuLocation,
): Partial<Record<ItemField, ItemProblem>> {
  const isAsStored = (field: ItemField): boolean =>
    stored !== null &&
    stored[field] === form[field] &&
    // What the other kind of link left empty is judged once it counts.
    ((field !== 'url' && field !== 'functionName') || stored.link === form.link)
  return Object.fromEntries(
    Object.entries(rules).flatMap(([field, rule]) => {
      const problem = isAsStored(field as ItemField) ? null : rule(form, location)
      return problem === null ? [] : [[field, problem]]
    }),
  )
}

export function itemResolver(stored: ItemForm | null, location: MenuLocation): Resolver<ItemForm> {
  return (values) => {
    const problems = Object.entries(itemProblems(values, stored, location))
    if (problems.length === 0) return { values, errors: {} }
    return {
      values: {},
      errors: Object.fromEntries(problems.map(([field, message]) => [field, { type: 'rule', message }])),
    }
  }
}

/** A form as it is compared and kept. */
export function tidyForm(form: ItemForm): ItemForm {
  const { name, url, functionName, description } = form
  return {
    ...form,
    name: tidy(name),
    url: tidy(url),
    functionName: tidy(functionName),
    description: tidy(description),
  }
}
