/** The orders that lists offer, as addresses and the texts of `list` name them. */
export type SortName = ListSort | 'pending' | 'executed'
/** Those of most lists. */
export type ListSort = 'active' | 'inactive' | 'newest' | 'oldest'
