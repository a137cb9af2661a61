/** @jest-environment node */
import * as z from 'zod/mini'
import { listingOf, type Order } from './listing.ts'
import { createRandom } from './random.ts'
import { createTable, shareRecords } from './table.ts'

type Thing = { id: number; rank: number; isOut: boolean }
const schema = z.object({ id: z.number(), rank: z.number(), isOut: z.boolean() })
const random = createRandom('listing')
const records = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  rank: random.below(9),
  isOut: random.chance(10),
}))
const seed = shareRecords<Thing>(records)
const isListed = ({ isOut }: Thing): boolean => !isOut

const orders: [string, (thing: Thing) => number][] = [
  ['its own order', () => 0],
  ['ascending', ({ rank }) => rank],
  ['descending', ({ rank }) => -rank],
]

function orderBy(keyOf: Order<Thing>['keyOf']): Order<Thing> {
  const listed = records.flatMap((record, position) => (isListed(record) ? position : []))
  const sorted = listed.toSorted((a, b) => keyOf(records[a]!) - keyOf(records[b]!) || a - b)
  return { base: Uint32Array.from(sorted), keyOf }
}

describe('a list of records over a seed', () => {
  it.each(orders)('in %s is what sorting everything anew gives, after any change', async (_name, keyOf) => {
    const table = createTable(schema, seed)
    for (let times = 0; times < 60; times += 1) {
      const id = 1 + random.below(table.nextId())
      if (random.chance(20)) table.remove(id)
      else await table.put({ id, rank: random.below(9), isOut: random.chance(20) })
      const expected = table
        .all()
        .filter(isListed)
        .toSorted((one, other) => keyOf(one) - keyOf(other))
      const listing = listingOf(seed, table.changes(), orderBy(keyOf), isListed)
      expect(listing.count).toBe(expected.length)
      expect(listing.part(0, 1_000)).toEqual(expected)
      expect(listing.part(17, 5)).toEqual(expected.slice(17, 22))
    }
  })

  it('has nothing past its end', () => {
    const listing = listingOf(
      seed,
      createTable(schema, seed).changes(),
      orderBy(() => 0),
      isListed,
    )
    expect(listing.part(1_000, 10)).toEqual([])
    expect(listing.part(listing.count - 1, 10)).toHaveLength(1)
  })

  it('is empty where there is nothing at all', () => {
    const none = shareRecords<Thing>([])
    const listing = listingOf(
      none,
      createTable(schema, none).changes(),
      { base: new Uint32Array(), keyOf: () => 0 },
      isListed,
    )
    expect([listing.count, listing.part(0, 10)]).toEqual([0, []])
  })
})
