/**
 * Calls of one kind that are under way at the same time, at most: as many as browsers open connections to a host
 * without HTTP/2. No row says a number.
 */
export const callsAtOnce = 6

/**
 * Works on every item, at most `limit` at a time and in their order. An item that is no longer wanted when its turn
 * comes is left out: its place in the answer is undefined.
 */
export async function runLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
  isWanted: (item: Item) => boolean = () => true,
): Promise<(Result | undefined)[]> {
  const results = Array.from<Result | undefined>({ length: items.length })
  let next = 0
  async function worker(): Promise<void> {
    while (next < items.length) {
      const at = next
      next += 1
      const item = items[at]!
      if (isWanted(item)) results[at] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  return results
}
