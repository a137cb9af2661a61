import { storedChoice } from '#shared/browser/choice.ts'
import { pageSizes, type PageSize } from './listParams.ts'

/** Default page size: the last one chosen in this browser. */
export const sizeChoice = storedChoice<PageSize>(
  'list-size',
  (stored) => pageSizes.find((one) => String(one) === stored) ?? pageSizes[0],
  String,
)
