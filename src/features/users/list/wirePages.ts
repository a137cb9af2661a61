/** The service's pages, counted from 0, that a page of the table is cut out of, and where in their rows it begins. */
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
