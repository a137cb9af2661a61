import type { userSorts } from '#contracts/users.ts'
import { fold } from '../store/fold.ts'
import { listingOf, type Listing, type Order } from '../store/listing.ts'
import type { Namespace } from '../store/namespace.ts'
import type { User } from '../store/records.ts'
import { createSearchIndex, type SearchIndex } from '../store/searchIndex.ts'
import type { Changes, SharedRecords } from '../store/table.ts'

type Sort = (typeof userSorts)[number]

/**
 * Those who are not deleted and hold the text in their name, names, document or address, in the order asked for. What
 * the seed answers is kept for all namespaces, since it never changes; a change is put in its place.
 */
export function listedUsers({ tables }: Namespace, search: string, sort: Sort | undefined): Listing<User> {
  const { seed, changes } = tables.users
  const wanted = fold(search.trim())
  const key = `${sort ?? ''}|${wanted}`
  return recall(listings, changes(), mostListings, key, () => {
    const order = recall(orders, seed, mostOrders, key, () => orderOf(seed, wanted, sort))
    return listingOf(seed, changes(), order, (user) => !user.isDeleted && textOf(user).includes(wanted))
  })
}

const mostOrders = 40
const mostListings = 8
const orders = new WeakMap<SharedRecords<User>, Map<string, Order<User>>>()
const listings = new WeakMap<Changes<User>, Map<string, Listing<User>>>()
const indexes = new WeakMap<SharedRecords<User>, Map<string, SearchIndex>>()

const keys: Readonly<Record<Sort, (user: User) => number>> = {
  Activo: ({ idstate }) => Number(idstate !== 0),
  Inactivo: ({ idstate }) => Number(idstate === 0),
  'Mas reciente': (user) => -timeOfChange(user),
  'Mas antiguo': timeOfChange,
}

function orderOf(seed: SharedRecords<User>, wanted: string, sort: Sort | undefined): Order<User> {
  const { records } = seed
  const keyOf = sort === undefined ? () => 0 : keys[sort]
  const base = found(seed, wanted).filter((position) => !records[position]!.isDeleted)
  if (sort === undefined) return { base, keyOf }
  const keysOfAll = new Float64Array(records.length)
  for (const position of base) keysOfAll[position] = keyOf(records[position]!)
  return { base: base.sort((one, other) => keysOfAll[one]! - keysOfAll[other]! || one - other), keyOf }
}

function found(seed: SharedRecords<User>, wanted: string): Uint32Array {
  if (wanted === '') return Uint32Array.from(seed.records.keys())
  return recall(indexes, seed, 1, '', () => createSearchIndex(seed.records.map(textOf))).find(wanted)
}

function timeOfChange({ modifiedon }: User): number {
  return Date.parse(modifiedon) || 0
}

function textOf({ userName, names, surnames, document, email }: User): string {
  return [userName, names, surnames, document, email].map(fold).join(' ')
}

/** What was made for this owner and key before; of many only the latest are kept. */
function recall<Owner extends object, Value>(
  memory: WeakMap<Owner, Map<string, Value>>,
  owner: Owner,
  most: number,
  key: string,
  make: () => Value,
): Value {
  const values = memory.get(owner) ?? new Map<string, Value>()
  memory.set(owner, values)
  const value = values.get(key) ?? make()
  values.delete(key)
  values.set(key, value)
  if (values.size > most) values.delete(values.keys().next().value!)
  return value
}
