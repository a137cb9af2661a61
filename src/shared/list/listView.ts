import { storedChoice, reportUnreadable, type Choice } from '#shared/browser/choice.ts'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** View of a list; `columns` are the keys of the shown optional ones. */
export type ListView = { columns: readonly string[]; density: Density }

const choices = new Map<string, Choice<ListView>>()

/** Stored view of a list in this browser; the default if unreadable. */
export function listViewChoice(list: string): Choice<ListView> {
  const choice = choices.get(list) ?? storedChoice(`list-view.${list}`, readListView, JSON.stringify)
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
    reportUnreadable()
    return {}
  }
}

/** Columns and density in the query; null if absent. */
export function addressedView(query: URLSearchParams): {
  [Part in keyof ListView]: ListView[Part] | null
} {
  const columns = query.get('columns')
  return {
    columns: columns === null ? null : columns.split('.').filter((key) => key !== ''),
    density: densities.find((one) => one === query.get('density')) ?? null,
  }
}

/** The query with columns and density. */
export function withView(query: URLSearchParams, view: Partial<ListView>): URLSearchParams {
  const next = new URLSearchParams(query)
  if (view.columns) next.set('columns', view.columns.join('.'))
  if (view.density) next.set('density', view.density)
  return next
}
