import type { IncomingMessage, ServerResponse } from 'node:http'
import jsonServer from 'json-server'
import { jsonReply, sendReply } from '../http/reply.ts'
import type { Namespace } from '../store/namespace.ts'
import { collectionNames } from '../store/tables.ts'

/**
 * json-server's REST view of the collections as they are now, for reading: filters, `_page`, `_sort`, `q`. `path` is
 * what follows /__mock/db, query included.
 */
export function serveDb(ns: Namespace, path: string, req: IncomingMessage, res: ServerResponse): void {
  if (req.method !== 'GET') return sendReply(res, jsonReply(405, { error: 'This view is for reading.' }))
  if (/^\/?(?:\?|$)/.test(path)) return sendReply(res, jsonReply(200, listing(ns)))
  const collections = Object.fromEntries(collectionNames.map((name) => [name, [...ns.tables[name].all()]]))
  const query = queryOf(path)
  // Where another host has read it before, as that of `npm start` does, json-server would find none.
  Object.defineProperty(req, 'query', { value: query, configurable: true, writable: true })
  // A script of another page could read an answer that names a callback.
  delete query['callback']
  // json-server would make an expression of it, broken or endless ones included.
  for (const [name, value] of Object.entries(query))
    if (name.endsWith('_like'))
      query[name] = [value].flat().map((text) => String(text).replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  req.url = path
  jsonServer.router(collections)(req, res, () => sendReply(res, jsonReply(404, { error: 'Not there.' })))
}

function queryOf(path: string): Record<string, string | string[]> {
  const asked = new URLSearchParams(path.split('?', 2)[1])
  return Object.fromEntries(
    [...asked.keys()].map((name) => {
      const values = asked.getAll(name)
      return [name, values.length > 1 ? values : values[0]!]
    }),
  )
}

function listing(ns: Namespace): object {
  return Object.fromEntries(
    collectionNames.map((name) => [
      name,
      { count: ns.tables[name].all().length, address: `/__mock/db/${name}` },
    ]),
  )
}
