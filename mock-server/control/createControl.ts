import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseJson } from '../http/readInput.ts'
import { readBody } from '../http/readBody.ts'
import { jsonReply, sendReply } from '../http/reply.ts'
import type { Namespace } from '../store/namespace.ts'
import { clockRoutes } from './clockRoutes.ts'
import { faultRoutes } from './faultRoutes.ts'
import { mailRoutes } from './mailRoutes.ts'
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
import { worldRoutes } from './worldRoutes.ts'

const routes: ControlRoute[] = [
  ...worldRoutes,
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
]

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
    if (method === 'GET' && (await servePage(path, res))) return
    const { status, body } = await answer(host, ns, req, path.replace(/^\/v1/, ''), query)
    sendReply(res, jsonReply(status, body))
  }
}

async function answer(
  host: ControlHost,
  ns: Namespace,
  req: IncomingMessage,
  path: string,
  query: string,
): Promise<{ status: number; body: unknown }> {
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
    return { status: 200, body: (await route.run(call)) ?? {} }
  } catch (error) {
    if (error instanceof ControlError) return { status: error.status, body: { error: error.message } }
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
    ? new ControlError(404, `${path} is no call of the control API.`)
    : new ControlError(405, `${path} takes ${known}.`)
}

async function jsonBody(req: IncomingMessage): Promise<unknown> {
  const raw = await readBody(req, longestBody)
  if (!raw) throw new ControlError(413, 'The body is longer than 10 MB.')
  if (raw.length === 0) return undefined
  const body = parseJson(raw.toString('utf8'))
  if (body === undefined) throw new ControlError(400, 'The body is not JSON.')
  return body
}
