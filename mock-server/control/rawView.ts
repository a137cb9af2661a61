import { emptyReply, jsonReply, type Reply } from '../http/reply.ts'
import type { Namespace } from '../store/namespace.ts'
import { collectionNames } from '../store/tables.ts'

type Collections = Readonly<Record<string, readonly { id: unknown }[]>>

/** With `collections` the host filters and sorts; otherwise a complete answer. */
export type RawView = Reply & { collections?: Collections }

/** Read-only view of the collections. `path` is relative to /__mock. */
export function rawView(ns: Namespace, method: string, path: string): RawView {
  if (method !== 'GET') return jsonReply(405, { error: 'This view is for reading.' })
  if (/^\/db\/?$/.test(path)) return jsonReply(200, listing(ns))
  const collections = Object.fromEntries(collectionNames.map((name) => [name, ns.tables[name].all()]))
  return { ...emptyReply(200), collections }
}

/** `/db/users` and `/db/users/4`, for a host without its own view. */
export function plainView(view: RawView, path: string): Reply {
  if (!view.collections) return view
  const [name = '', id] = path.split('/').slice(2)
  const rows = Object.hasOwn(view.collections, name) ? view.collections[name] : undefined
  const found = id ? rows?.find((row) => String(row.id) === id) : rows
  return found ? jsonReply(200, found) : jsonReply(404, { error: 'Not there.' })
}

function listing(ns: Namespace): object {
  return Object.fromEntries(
    collectionNames.map((name) => [
      name,
      { count: ns.tables[name].all().length, address: `/__mock/db/${name}` },
    ]),
  )
}
