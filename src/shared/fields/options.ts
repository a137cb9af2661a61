export type Option = { value: string; label: string }

/** Options of a field and their loading state. */
export type FieldOptions = {
  list: readonly Option[]
  state: 'ready' | 'loading' | 'failed'
  retry: () => void
}

type Answer<Item> = {
  currentData?: readonly Item[] | undefined
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

/** Converts a query's answer to the options of a field. */
export function optionsOf<Item>(answer: Answer<Item>, option: (item: Item) => Option): FieldOptions {
  const state = answer.currentData ? 'ready' : answer.isError && !answer.isFetching ? 'failed' : 'loading'
  return { list: (answer.currentData ?? []).map(option), state, retry: () => void answer.refetch() }
}

/** Label of a value: its option's, or the value itself if unknown; null while loading. */
export function optionText({ list, state }: FieldOptions, value: string): string | null {
  const chosen = list.find((option) => option.value === value)
  return chosen?.label ?? (state === 'loading' && value !== '' ? null : value)
}
