import { localStore } from '#shared/browser/storage.ts'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** How a person wants to see a list; `columns` are the keys of the optional ones that are shown. */
export type ListView = { columns: readonly string[]; density: Density }

const keyOf = (list: string): string => `list-view.${list}`

/** What was chosen in this browser; whatever cannot be read is the default. */
export function storedListView(list: string): ListView {
  return readListView(localStore.get(keyOf(list)))
}

export function storeListView(list: string, view: ListView): void {
  localStore.set(keyOf(list), JSON.stringify(view))
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
    return {}
  }
}
