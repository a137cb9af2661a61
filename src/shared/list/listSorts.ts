/** The orders that every list offers, in the order of its menu. */
export const listSorts = ['active', 'inactive', 'newest', 'oldest'] as const
export type ListSort = (typeof listSorts)[number]
