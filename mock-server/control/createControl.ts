import { textOf } from '../bytes.ts'
import { parseJson } from '../http/readInput.ts'
import { nearest } from '../http/nearest.ts'
import { fileReply, jsonReply, textReply, withHeaders, type Reply } from '../http/reply.ts'
import { addressOf, readBody, type MockRequest } from '../http/request.ts'
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
import { pageFile } from './pageFile.ts'
import { plainView, rawView, type RawView } from './rawView.ts'
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
const noStore = { 'Cache-Control': 'no-store' }

type Control = {
  answer: (namespace: string, request: MockRequest) => Promise<Reply>
  /** The collections below /__mock/db. */
  view: (namespace: string, request: MockRequest) => RawView
}

/** Everything below /__mock: the API, the page and a view of the collections. */
export function createControl(host: ControlHost): Control {
  const view: Control['view'] = (namespace, request) => {
    const seen = (): RawView => rawView(host.namespaces.get(namespace), request.method, pathOf(request))
    return withHeaders(refusalOf(request) ?? seen(), noStore)
  }
  return {
    view,
    async answer(namespace, request) {
      const path = pathOf(request)
      if (/^\/db(\/|$)/.test(path)) return plainView(view(namespace, request), path)
      return withHeaders(await answer(host, namespace, request, path), noStore)
    },
  }
}

function pathOf(request: MockRequest): string {
  return addressOf(request).path.slice(base.length)
}

function refusalOf(request: MockRequest): Reply | null {
  const refusal = refuseForeign(request)
  return refusal && jsonReply(refusal.status, { error: refusal.error })
}

async function answer(
  host: ControlHost,
  namespace: string,
  request: MockRequest,
  path: string,
): Promise<Reply> {
  const refusal = refusalOf(request)
  if (refusal) return refusal
  const { method } = request
  if (method === 'GET' && path === '/llms.txt') return textReply(assistantText(routes))
  const file = method === 'GET' ? await pageFile(path, host.readFile) : null
  return file ?? call(host, host.namespaces.get(namespace), request, path.replace(/^\/v1/, ''))
}

async function call(host: ControlHost, ns: Namespace, request: MockRequest, path: string): Promise<Reply> {
  try {
    const { route, params } = findRoute(request.method, path.replace(/\/$/, ''))
    const asked: ControlCall = {
      host,
      ns,
      params,
      query: new URLSearchParams(addressOf(request).query),
      body: await jsonBody(request),
      request,
    }
    const body = await route.run(asked)
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

async function jsonBody(request: MockRequest): Promise<unknown> {
  const raw = await readBody(request)
  if (!raw) throw new ControlError(413, 'The body is longer than 10 MB.')
  if (raw.length === 0) return undefined
  const body = parseJson(textOf(raw))
  if (body === undefined) throw new ControlError(400, 'The body is not JSON.')
  return body
}
