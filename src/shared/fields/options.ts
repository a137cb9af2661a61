export type Option = { value: string; label: string }

/** What a choice can offer, or why not yet. */
export type Options = {
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

/** The answer to a query as the options of a field. */
export function optionsOf<Item>(answer: Answer<Item>, option: (item: Item) => Option): Options {
  const state = answer.currentData ? 'ready' : answer.isError && !answer.isFetching ? 'failed' : 'loading'
  return { list: (answer.currentData ?? []).map(option), state, retry: () => void answer.refetch() }
}

/** The words of a value: of its option, or itself where no option has it; null while that is not known. */
export function optionText({ list, state }: Options, value: string): string | null {
  const chosen = list.find((option) => option.value === value)
  return chosen?.label ?? (state === 'loading' && value !== '' ? null : value)
}
