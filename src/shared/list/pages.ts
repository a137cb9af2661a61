/** Number of the last page; an empty list has one page. */
export function lastPageOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** Positions of the first and the last row of a page, from 1. */
export function placesOf(page: number, size: number, total: number): { from: number; to: number } {
  const from = (page - 1) * size + 1
  return { from, to: Math.min(page * size, total) }
}
