import { keptChoice, tellUnreadable, type Choice } from '#shared/browser/choice.ts'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** How a person wants to see a list; `columns` are the keys of the optional ones that are shown. */
export type ListView = { columns: readonly string[]; density: Density }

const choices = new Map<string, Choice<ListView>>()

/** What was chosen for a list in this browser; whatever cannot be read is the default. */
export function listViewChoice(list: string): Choice<ListView> {
  const choice = choices.get(list) ?? keptChoice(`list-view.${list}`, readListView, JSON.stringify)
  choices.set(list, choice)
  return choice
}

export function readListView(stored: string | null): ListView {
  const { columns, density } = parsed(stored)
  return {
    columns: Array.isArray(columns) ? columns.filter((key) => typeof key === 'string') : [],
    density: densities.find((one) => one === density) ?? 'comfortable',
  }
}

function parsed(stored: string | null): Partial<Record<keyof ListView, unknown>> {
  try {
    return Object(JSON.parse(stored ?? '{}')) as Partial<Record<keyof ListView, unknown>>
  } catch {
    tellUnreadable()
    return {}
  }
}

/** What an address says of columns and density, null where it leaves them to the browser. */
export function addressedView(query: URLSearchParams): {
  [Part in keyof ListView]: ListView[Part] | null
} {
  const columns = query.get('columns')
  return {
    columns: columns === null ? null : columns.split('.').filter((key) => key !== ''),
    density: densities.find((one) => one === query.get('density')) ?? null,
  }
}

/** The query of an address that says them. */
export function withView(query: URLSearchParams, view: Partial<ListView>): URLSearchParams {
  const next = new URLSearchParams(query)
  if (view.columns) next.set('columns', view.columns.join('.'))
  if (view.density) next.set('density', view.density)
  return next
}
