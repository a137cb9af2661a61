import { keptChoice } from '#shared/browser/choice.ts'
import { pageSizes, type PageSize } from './listParams.ts'

/** How many rows a page has where the address does not say so: as many as were chosen last in this browser. */
export const sizeChoice = keptChoice<PageSize>(
  'list-size',
  (stored) => pageSizes.find((one) => String(one) === stored) ?? pageSizes[0],
  String,
)
