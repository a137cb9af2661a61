import { Query } from '@msw/data'
import { usersPerPage, type userSorts } from '#contracts/users.ts'
import { fold } from '../store/fold.ts'
import type { Namespace } from '../store/namespace.ts'
import type { User } from '../store/records.ts'
import { userRowOnTheWire } from './userWire.ts'

/** Value created earlier for this owner and key; only the latest are kept. */
function cachedValue<Owner extends object, Value>(
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

type Sort = '' | (typeof userSorts)[number]
type Found = readonly User[]

/** Users, not deleted, with the text in user name, names, document or e-mail, in the requested order. */
function listedUsers({ tables: { users } }: Namespace, search: string, sort: Sort): Found {
  const wanted = fold(search.trim())
  const isListed = (user: User): boolean =>
    !user.isDeleted && (wanted === '' || textOf(user).includes(wanted))
  return cachedValue(lists, users.version(), mostLists, `${sort}|${wanted}`, () => {
    const direction = timeSorts[sort]
    const found = users.findMany(new Query(isListed), direction && { orderBy: { modifiedon: direction } })
    const isFirst = firstOnes[sort]
    return isFirst ? [...found.filter(isFirst), ...found.filter((user) => !isFirst(user))] : found
  })
}

/** One page of the answer: the same frozen object until its data changes, because most pages are read repeatedly. */
export function userPage(ns: Namespace, search: string, sort: Sort, page: number): object {
  const { roles, companies, countries } = ns.tables
  const named = [roles.version(), companies.version(), countries.version()]
  const found = listedUsers(ns, search, sort)
  const make = (): Page => ({ named, body: bodyOf(ns, found, page) })
  const kept = cachedValue(pages, found, mostPages, `${page}`, make)
  if (kept.named.every((version, index) => version === named[index])) return kept.body
  return Object.assign(kept, make()).body
}

function bodyOf(ns: Namespace, found: Found, page: number): object {
  const shown = found.slice(page * usersPerPage, (page + 1) * usersPerPage)
  const users = shown.map((user) => userRowOnTheWire(ns, user))
  return Object.freeze({ users: Object.freeze(users), rows: found.length })
}

/** `named` are the versions of other tables that rows refer to. */
type Page = { named: readonly object[]; body: object }

const mostPages = 20
const pages = new WeakMap<Found, Map<string, Page>>()
const mostLists = 8
const lists = new WeakMap<object, Map<string, Found>>()

const timeSorts: Partial<Record<Sort, 'asc' | 'desc'>> = { 'Mas reciente': 'desc', 'Mas antiguo': 'asc' }
const firstOnes: Partial<Record<Sort, (user: User) => boolean>> = {
  Activo: ({ idstate }) => idstate === 0,
  Inactivo: ({ idstate }) => idstate !== 0,
}

/** Cached, because folding is slower than searching; a changed user is another object. */
const texts = new WeakMap<User, string>()

function textOf(user: User): string {
  const known = texts.get(user)
  if (known !== undefined) return known
  const { userName, names, surnames, document, email } = user
  const text = [userName, names, surnames, document, email].map(fold).join(' ')
  texts.set(user, text)
  return text
}
