/** @jest-environment node */
import { callsAtOnce } from '#shared/api/request.ts'
import { listedUser } from '#shared/testing/testRecords.ts'
import { joinPages, totalOf, type WirePage } from './joinPages.ts'

/** A service with this many users, numbered from 0; later pages answer first. */
function service(total: number, rows: WirePage['rows'] = total) {
  const asked: number[] = []
  let running = 0
  const seen = { asked, most: 0 }
  const ask = async (page: number): Promise<{ data: WirePage }> => {
    asked.push(page)
    running += 1
    seen.most = Math.max(seen.most, running)
    for (let turn = 0; turn < 20 - page; turn += 1) await Promise.resolve()
    running -= 1
    const users = Array.from({ length: total }, (_, id) => listedUser(id)).slice(page * 10, page * 10 + 10)
    return { data: { users, rows } }
  }
  return { ask, seen }
}

it.each<[string, number, number, number, number, number, number[]]>([
  ['a page of ten is one call', 254, 2, 10, 10, 19, [1]],
  ['25 begin in the middle of a page', 254, 2, 25, 25, 49, [2, 3, 4]],
  ['100 are ten calls', 254, 1, 100, 0, 99, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['the last page is short', 254, 3, 100, 200, 253, [20, 21, 22, 23, 24, 25]],
])('%s [USR-03, TBL-01]', async (_, total, page, size, from, to, wirePages) => {
  const { ask, seen } = service(total)
  const joined = await joinPages({ page, size }, ask)
  if (!('data' in joined)) throw new Error('failed')
  expect(joined.data.total).toBe(total)
  expect(joined.data.users.map(({ id }) => id)).toEqual(
    Array.from({ length: to - from + 1 }, (__, index) => from + index),
  )
  expect(seen.asked.filter((one) => one * 10 < total)).toEqual(wirePages)
  expect(seen.most).toBeLessThanOrEqual(callsAtOnce)
})

it('requests no page past a known end', async () => {
  const { ask, seen } = service(12)
  await joinPages({ page: 1, size: 100 }, ask)
  expect(seen.asked).toEqual([0, 1, 2, 3, 4, 5])
})

it('fails when one page fails, and requests no more pages', async () => {
  const asked: number[] = []
  const ask = async (page: number): Promise<{ data: WirePage } | { error: string }> => {
    asked.push(page)
    await Promise.resolve()
    return page === 2 ? { error: 'broken' } : { data: { users: [listedUser(page)], rows: 1000 } }
  }
  expect(await joinPages({ page: 1, size: 100 }, ask)).toEqual({ error: 'broken' })
  expect(asked.length).toBeLessThan(8)
})

it('shows a user once who moved to the next page between two calls', async () => {
  const ask = async (page: number): Promise<{ data: WirePage }> => ({
    data: { users: page < 2 ? [listedUser(page), listedUser(7)] : [], rows: 20 },
  })
  const joined = await joinPages({ page: 1, size: 25 }, ask)
  expect('data' in joined && joined.data.users.map(({ id }) => id)).toEqual([0, 7, 1])
})

it('shows both rows when one service page has the same id twice', async () => {
  const ask = async (): Promise<{ data: WirePage }> => ({
    data: { users: [listedUser(1), listedUser(1), listedUser(2)], rows: 3 },
  })
  const joined = await joinPages({ page: 1, size: 10 }, ask)
  expect('data' in joined && joined.data.users.map(({ id }) => id)).toEqual([1, 1, 2])
})

it.each<[WirePage['rows'], number, number, number]>([
  [254, 0, 10, 254],
  ['254', 0, 10, 254],
  [0, 0, 0, 0],
  [null, 0, 10, 10],
  [undefined, 3, 4, 34],
  ['many', 3, 0, 0],
  ['', 1, 2, 12],
  [-1, 0, 3, 3],
  [Infinity, 0, 3, 3],
  [1.5, 0, 3, 3],
])('reads the count %j on page %i with %i rows as %i', (rows, page, count, total) => {
  const users = Array.from({ length: count }, (_, id) => listedUser(id))
  expect(totalOf({ users, rows }, page)).toBe(total)
})
