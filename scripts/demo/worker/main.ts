import { createMock } from '#mock/app.ts'
import { alsoOwn } from '#mock/http/isOwnHost.ts'
import { isMockPath, pathKind } from '../../server/pageKind.ts'
import { closedHeaders, reportsPath } from '../../server/securityHeaders.ts'
import { isSocketWords } from '../words.ts'
import { answerOf, incoming } from './exchange.ts'
import { readState, writeState } from './keptState.ts'
import { createPageSockets } from './pageSockets.ts'
import { portalAnswer } from './portalPages.ts'
import { scope } from './scope.ts'

// The whole product in a browser: this worker is host and services at once.
const { host, origin, protocol } = scope.location
/** What a browser adds to a request after a worker has seen it. */
const added = {
  host,
  'x-forwarded-proto': protocol.slice(0, -1),
  'sec-fetch-site': 'same-origin',
}
/** Set by answers, as a browser would keep it. */
let cookie = ''

alsoOwn(host)
const mock = createMock()
const hearSocket = createPageSockets(mock.upgrade, added)
const ready = readState().then(async (text) => {
  if (text === null) return
  await mock.load(text).catch((error: unknown) => console.warn('The demo begins anew:', error))
})

let written = 0
let saving: Promise<void> | null = null

/** Writes what has changed, once for all changes of a moment. */
function saved(): Promise<void> {
  if (mock.writes() === written) return saving ?? Promise.resolve()
  saving ??= new Promise<void>((resolve) => setTimeout(resolve, 300))
    .then(() => {
      saving = null
      written = mock.writes()
      return writeState(mock.dump())
    })
    .catch(() => {})
  return saving
}

const headersOf = (request: Request): Record<string, string> => ({
  ...added,
  'accept-language': request.headers.get('accept-language') ?? navigator.language,
  ...(cookie && { cookie }),
})

async function answer(request: Request, url: URL): Promise<Response> {
  await ready
  if (isMockPath(url.pathname)) {
    return answerOf(request, headersOf(request), (req, res) => {
      for (const [name, value] of Object.entries(closedHeaders(false))) res.setHeader(name, value)
      const set = res.setHeader.bind(res)
      // No page may set a cookie by the answer of a worker.
      res.setHeader = (name, value) => {
        if (name === 'Set-Cookie') cookie = String(value).split(';', 1)[0]!
        return set(name, value)
      }
      mock.handler(req, res)
    })
  }
  if (url.pathname === reportsPath) return new Response(null, { status: 204 })
  if (url.pathname === '/.well-known/change-password') return Response.redirect(`${origin}/resetpassword`)
  const page = mock.page(host, mock.namespaceOf(incoming(request, headersOf(request))))
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
  event.waitUntil(ready.then(() => hearSocket(data, (words) => source.postMessage(words))))
})
