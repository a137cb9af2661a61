import type { IncomingMessage, ServerResponse } from 'node:http'

type Next = (error?: unknown) => void
type Handler = (req: IncomingMessage, res: ServerResponse, next: Next) => void

/** What the mock takes of json-server: one handler, and a plain view of its collections. */
function create() {
  let handler: Handler = (_req, _res, next) => next()
  const host = Object.assign(
    (req: IncomingMessage, res: ServerResponse, next: Next) => handler(req, res, next),
    {
      disable: () => host,
      use: (given: Handler) => void (handler = given),
    },
  )
  return host
}

/** `/users` and `/users/4`; its filters are left to the real one. */
function router(collections: Readonly<Record<string, readonly { id: unknown }[]>>): Handler {
  return (req, res, next) => {
    const [name = '', id] = (req.url ?? '').split('?', 1)[0]!.split('/').filter(Boolean)
    const rows = collections[name]
    const found = id === undefined ? rows : rows?.find((row) => String(row.id) === id)
    if (!found) return next()
    res.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(found))
  }
}

// eslint-disable-next-line no-restricted-exports -- it stands for a package that is imported so
export default { create, router }
