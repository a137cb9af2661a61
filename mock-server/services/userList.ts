import { usersPerPage, type userSorts } from '#contracts/users.ts'
import { fold } from '../store/fold.ts'
import { listingOf, type Listing, type Order } from '../store/listing.ts'
import type { Namespace } from '../store/namespace.ts'
import { recall } from '../store/recall.ts'
import type { User } from '../store/records.ts'
import { createSearchIndex, type SearchIndex } from '../store/searchIndex.ts'
import type { Changes, SharedRecords } from '../store/table.ts'
import { userRowOnTheWire } from './userWire.ts'

type Sort = '' | (typeof userSorts)[number]

/**
 * Those who are not deleted and hold the text in their name, names, document or address, in the order asked for. What
 * the seed answers is kept for all namespaces, since it never changes; a change is put in its place.
 */
function listedUsers({ tables }: Namespace, search: string, sort: Sort): Listing<User> {
  const { seed, changes } = tables.users
  const wanted = fold(search.trim())
  const key = `${sort}|${wanted}`
  return recall(listings, changes(), mostListings, key, () => {
    const order = recall(orders, seed, mostOrders, key, () => orderOf(seed, wanted, sort))
    return listingOf(seed, changes(), order, (user) => !user.isDeleted && textOf(user).includes(wanted))
  })
}

/** One page as it is answered: the same object for as long as nothing that it shows changes, as most pages are read again. Nobody changes what it holds. */
export function userPage(ns: Namespace, search: string, sort: Sort, page: number): object {
  const { roles, companies, countries } = ns.tables
  const named = [roles.changes(), companies.changes(), countries.changes()]
  const found = listedUsers(ns, search, sort)
  const make = (): Page => ({ named, body: bodyOf(ns, found, page) })
  const kept = recall(pages, found, mostPages, `${page}`, make)
  if (kept.named.every((changes, index) => changes === named[index])) return kept.body
  return Object.assign(kept, make()).body
}

function bodyOf(ns: Namespace, found: Listing<User>, page: number): object {
  const users = found.part(page * usersPerPage, usersPerPage).map((user) => userRowOnTheWire(ns, user))
  return Object.freeze({ users: Object.freeze(users), rows: found.count })
}

/** Rows name what lies in other tables: `named` are their changes. */
type Page = { named: readonly object[]; body: object }

const mostPages = 20
const pages = new WeakMap<Listing<User>, Map<string, Page>>()
const mostOrders = 40
const mostListings = 8
const orders = new WeakMap<SharedRecords<User>, Map<string, Order<User>>>()
const listings = new WeakMap<Changes<User>, Map<string, Listing<User>>>()
const indexes = new WeakMap<SharedRecords<User>, Map<string, SearchIndex>>()

const keys: Readonly<Record<Sort, (user: User) => number>> = {
  '': () => 0,
  Activo: ({ idstate }) => Number(idstate !== 0),
  Inactivo: ({ idstate }) => Number(idstate === 0),
  'Mas reciente': (user) => -timeOfChange(user),
  'Mas antiguo': timeOfChange,
}

function orderOf(seed: SharedRecords<User>, wanted: string, sort: Sort): Order<User> {
  const { records } = seed
  const keyOf = keys[sort]
  const base = found(seed, wanted).filter((position) => !records[position]!.isDeleted)
  if (sort === '') return { base, keyOf }
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
