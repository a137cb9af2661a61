import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseJson } from '../http/readInput.ts'
import { nearest } from '../http/nearest.ts'
import { readBody } from '../http/readBody.ts'
import { fileReply, jsonReply, sendReply, textReply, type Reply } from '../http/reply.ts'
import type { Namespace } from '../store/namespace.ts'
import { assistantText } from './assistantText.ts'
import { clockRoutes } from './clockRoutes.ts'
import { controlDocument } from './controlDocument.ts'
import { documentRoutes } from './documentRoutes.ts'
import { faultRoutes } from './faultRoutes.ts'
import { fileRoutes } from './fileRoutes.ts'
import { mailRoutes } from './mailRoutes.ts'
import { realRoutes } from './realRoutes.ts'
import { refuseForeign } from './refuseForeign.ts'
import { requestRoutes } from './requestRoutes.ts'
import { ControlError, matchPath, type ControlCall, type ControlHost, type ControlRoute } from './route.ts'
import { serveDb } from './serveDb.ts'
import { servePage } from './servePage.ts'
import { sessionRoutes } from './sessionRoutes.ts'
import { settingRoutes } from './settingRoutes.ts'
import { setupRoutes } from './setupRoutes.ts'
import { signInRoutes } from './signInRoutes.ts'
import { stateChangeRoutes } from './stateChangeRoutes.ts'
import { stateRoutes } from './stateRoutes.ts'
import { tokenRoutes } from './tokenRoutes.ts'
import { version, worldRoutes } from './worldRoutes.ts'

const routes: ControlRoute[] = [
  ...worldRoutes,
  ...documentRoutes,
  ...fileRoutes,
  ...stateChangeRoutes,
  ...faultRoutes,
  ...clockRoutes,
  ...mailRoutes,
  ...requestRoutes,
  ...stateRoutes,
  ...tokenRoutes,
  ...sessionRoutes,
  ...settingRoutes,
  ...setupRoutes,
  ...signInRoutes,
  ...realRoutes,
]
routes.push({
  method: 'GET',
  path: '/openapi',
  does: 'This API as OpenAPI 3.1.',
  run: () => controlDocument(routes, version),
})

const base = '/__mock'
const longestBody = 10_000_000

export type ServeControl = (namespace: string, req: IncomingMessage, res: ServerResponse) => Promise<void>

/** Answers everything below /__mock: the API, the page and json-server's view. */
export function createControl(host: ControlHost): ServeControl {
  return async (namespace, req, res) => {
    const { method = '', url = '' } = req
    res.setHeader('Cache-Control', 'no-store')
    const refusal = refuseForeign(method, req.headers)
    if (refusal) return sendReply(res, jsonReply(refusal.status, { error: refusal.error }))

    const [path = '', query = ''] = url.slice(base.length).split('?', 2)
    const ns = host.namespaces.get(namespace)
    if (/^\/db(\/|$)/.test(path)) return serveDb(ns, url.slice(`${base}/db`.length), req, res)
    if (method === 'GET' && path === '/llms.txt') return sendReply(res, textReply(assistantText(routes)))
    if (method === 'GET' && (await servePage(path, res))) return
    sendReply(res, await answer(host, ns, req, path.replace(/^\/v1/, ''), query))
  }
}

async function answer(
  host: ControlHost,
  ns: Namespace,
  req: IncomingMessage,
  path: string,
  query: string,
): Promise<Reply> {
  try {
    const { route, params } = findRoute(req.method ?? '', path.replace(/\/$/, ''))
    const call: ControlCall = {
      host,
      ns,
      params,
      query: new URLSearchParams(query),
      body: await jsonBody(req),
      req,
    }
    const body = await route.run(call)
    return route.file ? fileReply(route.file, String(body)) : jsonReply(200, body ?? {})
  } catch (error) {
    if (error instanceof ControlError) return jsonReply(error.status, { error: error.message })
    throw error
  }
}

function findRoute(method: string, path: string): { route: ControlRoute; params: Record<string, string> } {
  const matching = routes.flatMap((route) => {
    const params = matchPath(route.path, path)
    return params ? [{ route, params }] : []
  })
  const found = matching.find(({ route }) => route.method === method)
  if (found) return found
  const known = matching.map(({ route }) => route.method).join(', ')
  throw known === ''
    ? new ControlError(404, `${path} is no call of the control API. ${nearestRoute(method, path)}`)
    : new ControlError(405, `${path} takes ${known}.`)
}

function nearestRoute(method: string, path: string): string {
  const own = [...routes].sort((a, b) => Number(b.method === method) - Number(a.method === method))
  const near = nearest(path, own, (route) => route.path)!
  return `The nearest is ${near.method} ${near.path}.`
}

async function jsonBody(req: IncomingMessage): Promise<unknown> {
  const raw = await readBody(req, longestBody)
  if (!raw) throw new ControlError(413, 'The body is longer than 10 MB.')
  if (raw.length === 0) return undefined
  const body = parseJson(raw.toString('utf8'))
  if (body === undefined) throw new ControlError(400, 'The body is not JSON.')
  return body
}
