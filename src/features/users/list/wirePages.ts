/** The service pages, counted from 0, that cover a table page, and its offset in their rows. */
export function wirePagesOf(
  { page, size }: { page: number; size: number },
  perPage: number,
): { wirePages: number[]; offset: number } {
  const from = (page - 1) * size
  const first = Math.floor(from / perPage)
  const last = Math.floor((from + size - 1) / perPage)
  return {
    wirePages: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    offset: from - first * perPage,
  }
}
