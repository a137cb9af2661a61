/** Sort orders, as in addresses and in the texts of `list`. */
export type SortName = ListSort | 'pending' | 'executed'
/** Sort orders of most lists. */
export type ListSort = 'active' | 'inactive' | 'newest' | 'oldest'

/** `aria-sort` of a column heading. */
export const sortDirections: Readonly<Record<SortName, 'ascending' | 'descending'>> = {
  active: 'ascending',
  inactive: 'descending',
  pending: 'ascending',
  executed: 'descending',
  newest: 'descending',
  oldest: 'ascending',
}
