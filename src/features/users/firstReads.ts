import { readListParams } from '#shared/list/listParams.ts'
import { sizeChoice } from '#shared/list/usualSize.ts'
import { isFiltered } from './filters/filterNames.ts'
import { userSorts, wireInput, wirePagesOf } from './list/wireInput.ts'

/** The calls for the page that an address shows; none with filters, whose list reads all pages itself. */
export function firstPages(search: string, perPage: number): ReturnType<typeof wireInput>[] {
  const query = new URLSearchParams(search)
  if (isFiltered(query)) return []
  const params = readListParams(query, userSorts, sizeChoice.read())
  return wirePagesOf(params, perPage).wirePages.map((page) => wireInput(params, page))
}
