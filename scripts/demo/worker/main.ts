import { createMock, type Mock } from '#mock/app.ts'
import { addOwnHosts } from '#mock/http/ownHost.ts'
import type { MockRequest } from '#mock/http/request.ts'
import { isMockPath, pathKind } from '../../server/pageKind.ts'
import { closedHeaders, reportsPath } from '../../server/securityHeaders.ts'
import { demoFolder } from '../paths.ts'
import { isSocketWords } from '../words.ts'
import { createPageSockets } from './pageSockets.ts'
import { portalAnswer } from './portalPages.ts'

/** The used parts of a service worker, which the types for pages lack. */
export type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void }
export type Fetching = Extendable & {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
export type Hearing = Extendable & { data: unknown; source: { postMessage: (words: unknown) => void } | null }

export type WorkerScope = {
  location: Location
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', hear: (event: Extendable) => void): void
    (type: 'fetch', hear: (event: Fetching) => void): void
    (type: 'message', hear: (event: Hearing) => void): void
  }
}

export const scope = globalThis as unknown as WorkerScope

const [cacheName, address] = ['demo', '/__demo/state']

/** State of an earlier worker of this browser; null for none or without storage. */
export async function readState(): Promise<string | null> {
  const kept = await caches.match(address, { cacheName }).catch(() => undefined)
  return kept ? kept.text() : null
}

/** Without storage the demo starts again with each worker. */
export async function writeState(text: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(address, new Response(text))
}

// The whole product in a browser: this worker is host and services.
const { host, origin } = scope.location
/** Namespace of the page opened with `?__ns=`, because a worker's answer cannot set cookies. */
let namespace: string | undefined

addOwnHosts(host)
const created = createMock({
  async readFile(path) {
    const file = await fetch(`/${demoFolder}/${path}`)
    return file.ok ? new Uint8Array(await file.arrayBuffer()) : null
  },
})
const ready = Promise.all([created, readState()]).then(async ([mock, text]) => {
  if (text !== null)
    await mock.load(text).catch((error: unknown) => console.warn('The demo begins anew:', error))
  return { mock, hearSocket: createPageSockets(mock.connect) }
})

let written = 0
let saving: Promise<void> | null = null

/** Saves changes, once per burst. */
async function saved(): Promise<void> {
  const { mock } = await ready
  if (mock.writes() !== written)
    saving ??= new Promise<void>((resolve) => setTimeout(resolve, 300))
      .then(() => {
        saving = null
        written = mock.writes()
        return writeState(mock.dump())
      })
      .catch(() => {})
  await saving
}

/** The request with the headers that a browser adds after the worker. */
function whole(mock: Mock, request: Request): MockRequest {
  const { method, url } = request
  const headers = new Headers(request.headers)
  if (!headers.has('accept-language')) headers.set('accept-language', navigator.language)
  const named = mock.namespaceOf(request)
  if (named !== undefined && /[?&]__ns=/.test(url)) namespace = named
  if (named === undefined && namespace !== undefined) headers.set('x-mock-namespace', namespace)
  return { method, url, headers, arrayBuffer: () => request.arrayBuffer() }
}

async function answer(request: Request, url: URL): Promise<Response> {
  const { mock } = await ready
  const asked = whole(mock, request)
  if (isMockPath(url.pathname)) {
    const response = await mock.fetch(asked)
    for (const [name, value] of Object.entries(closedHeaders(false)))
      if (response.type !== 'error' && !response.headers.has(name)) response.headers.set(name, value)
    return response
  }
  if (url.pathname === reportsPath) return new Response(null, { status: 204 })
  if (url.pathname === '/.well-known/change-password') return Response.redirect(`${origin}/resetpassword`)
  const page = mock.page(host, mock.namespaceOf(asked))
  if (page.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, page.delayMs))
  return portalAnswer(url, page, pathKind(url.pathname) === 'page')
}

function isOurs(request: Request, url: URL): boolean {
  if (url.origin !== origin) return false
  if (isMockPath(url.pathname) || url.pathname === reportsPath || url.pathname.startsWith('/.well-known/'))
    return true
  const kind = pathKind(url.pathname)
  return request.mode === 'navigate' && (kind === 'page' || kind === 'unknown')
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (!isOurs(event.request, url)) return
  const reply = answer(event.request, url)
  event.respondWith(reply)
  event.waitUntil(reply.then(saved, () => {}))
})
scope.addEventListener('message', (event) => {
  const { data, source } = event
  if (!isSocketWords(data) || !source) return
  event.waitUntil(ready.then(({ hearSocket }) => hearSocket(data, (words) => source.postMessage(words))))
})
