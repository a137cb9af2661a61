/** The orders that lists offer, as addresses and the texts of `list` name them. */
export type SortName = ListSort | 'pending' | 'executed'
/** Those of most lists. */
export type ListSort = 'active' | 'inactive' | 'newest' | 'oldest'

/** What the heading of a column says of the order. */
export const sortDirections: Readonly<Record<SortName, 'ascending' | 'descending'>> = {
  active: 'ascending',
  inactive: 'descending',
  pending: 'ascending',
  executed: 'descending',
  newest: 'descending',
  oldest: 'ascending',
}
