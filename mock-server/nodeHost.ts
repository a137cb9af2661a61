import { readFile } from 'node:fs/promises'
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import jsonServer, { type Middleware } from 'json-server'
import { WebSocketServer, type RawData } from 'ws'
import { createMock, type Mock, type MockOptions } from './app.ts'
import type { ReadFile } from './control/route.ts'
import { jsonReply, type Reply } from './http/reply.ts'
import { longestBody, type MockRequest } from './http/request.ts'
import { longestFrame } from './hub/sessionHub.ts'

type Handlers = {
  handler: (req: IncomingMessage, res: ServerResponse) => void
  /** Websocket upgrades of the hub. */
  upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => void
}

export type NodeMock = Handlers &
  Pick<Mock, 'page' | 'writes' | 'dump' | 'load' | 'close'> & {
    namespaceOf: (req: IncomingMessage) => string | undefined
  }

/** The mock for Node.js servers: json-server has the routes, everything else goes to the fetch function. */
export async function createNodeMock(options: MockOptions = {}): Promise<NodeMock> {
  const mock = await createMock({ readFile: fromDisk, ...options })
  return { ...mock, ...nodeHandlers(mock), namespaceOf: (req) => mock.namespaceOf(requestOf(req)) }
}

const folders = {
  page: join(import.meta.dirname, 'control/page'),
  openapi: join(import.meta.dirname, '../contracts/openapi'),
}

const fromDisk: ReadFile = (path) => {
  const [folder, name] = path.split('/') as [keyof typeof folders, string]
  return readFile(join(folders[folder], name)).catch(() => null)
}

const verbs = { GET: 'get', POST: 'post', PUT: 'put' } as const

export function nodeHandlers(mock: Pick<Mock, 'answer' | 'routes' | 'rawView' | 'connect'>): Handlers {
  const { rawView } = mock
  const host = jsonServer.create().disable('x-powered-by')
  if (rawView) host.use('/__mock/db', (req, res) => sendView(rawView(requestOf(req)), req, res))
  const by =
    (answer: Mock['answer']): Middleware =>
    (req, res, next) =>
      void answer(requestOf(req)).then((reply) => send(reply, res), next)
  for (const { method, path, answer } of mock.routes) host[verbs[method]](path, by(answer))
  host.use(by(mock.answer))
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestFrame })
  return {
    handler: (req, res) => host(req, res, () => res.destroy()),
    upgrade(req, socket, head) {
      // A peer that disconnects during the upgrade is not an error.
      socket.on('error', () => socket.destroy())
      const admission = mock.connect(requestOf(req))
      if (typeof admission === 'number') return refuse(socket, admission)
      socket.once('close', admission.forget)
      sockets.handleUpgrade(req, socket, head, (ws) => {
        const { hear, onGone } = admission.accept(ws)
        ws.on('message', (data: RawData) => hear(String(data)))
        // A broken frame; 'close' follows and cleans up.
        ws.on('error', () => {})
        ws.on('close', onGone)
      })
    },
  }
}

function requestOf(req: IncomingMessage & { originalUrl?: string }): MockRequest {
  const { method = '', headers, url = '' } = req
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  return {
    method,
    url: `${scheme}://${headers.host ?? ''}${req.originalUrl ?? url}`,
    headers: new Headers(headers as Record<string, string>),
    arrayBuffer: () => bodyOf(req),
  }
}

/** A body that is too long is discarded. */
async function bodyOf(req: IncomingMessage): Promise<ArrayBuffer> {
  const { method, headers } = req
  // Most requests have no body; waiting for it costs time.
  if (method === 'GET' && !('content-length' in headers || 'transfer-encoding' in headers))
    return new ArrayBuffer()
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= longestBody) chunks.push(chunk)
  }
  return length <= longestBody
    ? new Uint8Array(Buffer.concat(chunks)).buffer
    : new ArrayBuffer(longestBody + 1)
}

/** Sends an answer completely, or until it breaks. */
function send({ status, headers, body, breaks, onLeft }: Reply, res: ServerResponse): void {
  res.on('close', () => onLeft?.(res.writableFinished))
  if (breaks === 'silence') return
  if (breaks === 'reset') return void res.socket?.resetAndDestroy()
  if (breaks === 'drop') return void res.destroy()
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  res.statusCode = status
  if (breaks === undefined) return void res.end(body)
  const whole = Buffer.from(body)
  // A compressing host in front would wait for the rest.
  res.writeHead(status, { 'Content-Length': whole.length, 'Cache-Control': 'no-transform' })
  res.write(whole.subarray(0, Math.floor(whole.length / 2)), () => res.destroy())
}

/** json-server's own view: filters, `_page`, `_sort`, `q`. */
function sendView(
  { collections, ...reply }: ReturnType<NonNullable<Mock['rawView']>>,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  if (!collections) return send(reply, res)
  for (const [name, value] of Object.entries(reply.headers)) res.setHeader(name, value)
  const query = queryOf(req.url ?? '')
  // json-server finds no query if another host, such as `npm start`, has parsed it.
  Object.defineProperty(req, 'query', { value: query, configurable: true, writable: true })
  // Another page's script could read a JSONP answer.
  delete query['callback']
  // json-server would build a regular expression from it, invalid or slow ones included.
  for (const [name, value] of Object.entries(query))
    if (name.endsWith('_like'))
      query[name] = [value].flat().map((text) => String(text).replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  const rows = Object.fromEntries(Object.entries(collections).map(([name, all]) => [name, [...all]]))
  jsonServer.router(rows)(req, res, () => send(jsonReply(404, { error: 'Not there.' }), res))
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

/** Answers an upgrade with a status and ends it. */
function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
