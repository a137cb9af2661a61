import { createControl } from './control/createControl.ts'
import type { RawView } from './control/rawView.ts'
import type { ReadFile } from './control/route.ts'
import { foreignRefusal } from './http/foreignRequest.ts'
import { enterRequest } from './http/journalEntry.ts'
import { emptyReply, jsonReply, responseOf, withHeaders, type Reply } from './http/reply.ts'
import { addressOf, type MockRequest } from './http/request.ts'
import { serveServices } from './http/serveServices.ts'
import { whyHeaders, describeNearestCall } from './http/whyNot.ts'
import { bindings, findBinding, type Binding } from './services/services.ts'
import { createSessionHub, type Admission } from './hub/sessionHub.ts'
import { createLinkCipher, fakeLinkKey } from './linkCipher.ts'
import { namespaceCookie, namespaceOf } from './namespaceOf.ts'
import { pageAnswer, type PageAnswer } from './pageAnswer.ts'
import { defaultSeed, defaultUsers, seedOf } from './seed/seed.ts'
import { seedNamespace } from './seed/seedNamespace.ts'
import { machineNow, setTimer } from './store/clock.ts'
import { createNamespace, type Namespace } from './store/namespace.ts'
import { createNamespaces, defaultNamespace } from './store/namespaces.ts'
import { createRandom } from './store/random.ts'
import {
  putNamespace,
  readStateText,
  saveNamespace,
  StateError,
  stateFormat,
  stateText,
} from './store/savedState.ts'

export type { PageAnswer } from './pageAnswer.ts'

export type MockOptions = {
  /** Number of users, named ones included. */
  users?: number
  seed?: number
  /** False: nothing below /__mock. */
  control?: boolean
  /** Refuses what a default ASP.NET host refuses; on by default. */
  strict?: boolean
  /** Base64 of the 32-byte key for passwords and links. */
  linkKey?: string
  /** The machine's time, ms since 1970. */
  now?: () => number
  /** The files of the control page and the documents of the contracts; none by default. */
  readFile?: ReadFile
}

type Route = Pick<Binding, 'method' | 'path'> & Pick<Mock, 'answer'>

export type Mock = {
  /** Answers /authentication/**, /security/** and /__mock/**. */
  fetch: (request: MockRequest) => Promise<Response>
  /** As `fetch`, for a host that writes to the socket itself and can break a connection. */
  answer: (request: MockRequest) => Promise<Reply>
  /** One per endpoint, for a host with its own routing; `answer` answers everything else. */
  routes: readonly Route[]
  /** The collections below /__mock/db, for a host with its own view of them; null without the control API. */
  rawView: ((request: MockRequest) => RawView) | null
  /** The status that refuses a websocket request of the hub, or the function that accepts it. */
  connect: (request: MockRequest) => number | Admission
  /** The page answer for a Host header value and a namespace; undefined is the default namespace. */
  page: (host: string | undefined, namespace: string | undefined) => PageAnswer
  /** Namespace of a request: header X-Mock-Namespace, `?__ns=`, else cookie. */
  namespaceOf: (request: MockRequest) => string | undefined
  /** Number of requests so far that may have changed something. */
  writes: () => number
  /** Everything but the log, as text. */
  dump: () => string
  /** Restores a `dump` of this or another process. @throws StateError, changing nothing, if it does not fit. */
  load: (text: string) => Promise<void>
  close: () => Promise<void>
}

/** The services as a function of a request, without ports, files or shared state. */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const { users = defaultUsers, seed = defaultSeed, control = true, strict = true } = options
  const { linkKey = fakeLinkKey, now = machineNow, readFile = () => Promise.resolve(null) } = options
  const random = createRandom(`mock ${seed}`)
  const cipher = createLinkCipher(linkKey, random.hex)
  const sharedSeed = await seedOf(seed, users)
  const nameOf = (request: MockRequest): string => namespaceOf(request) ?? defaultNamespace

  const hub = createSessionHub({ namespaceOf: nameOf, newId: () => random.hex(22), now, setTimer })
  const namespaces = createNamespaces(
    (name, copy) => {
      const randomSeed = `${seed} ${name} ${copy}`
      const ns = createNamespace({ name, seed: sharedSeed, randomSeed, machineNow: now, isStrict: strict })
      seedNamespace(ns, cipher)
      return ns
    },
    now,
    (name) => hub.connections(name).length > 0,
  )
  const controls = control ? createControl({ namespaces, hub, cipher, readFile, seed, users }) : null

  let writes = 0

  async function load(text: string): Promise<void> {
    const state = readStateText(text, { seed, users })
    const read: [name: string, ns: Namespace][] = []
    for (const [name, saved] of state.namespaces) {
      const ns = createNamespace({
        name,
        seed: sharedSeed,
        randomSeed: name,
        machineNow: now,
        isStrict: strict,
      })
      await putNamespace(ns, saved).catch(() => {
        throw new StateError(`what it says of the namespace '${name}' does not fit`)
      })
      read.push([name, ns])
    }
    for (const [name, ns] of read) namespaces.put(name, ns)
  }

  async function answer(request: MockRequest, binding: Binding | undefined): Promise<Reply> {
    const { method } = request
    const { path } = addressOf(request)
    if (method !== 'GET' && method !== 'OPTIONS') writes += 1
    if (/^\/(authentication|security)\//i.test(path)) {
      const refusal = foreignRefusal(request)
      if (refusal?.status === 403 && method === 'OPTIONS') return emptyReply(204)
      if (refusal) return jsonReply(refusal.status, { message: refusal.message })
      return serveServices(namespaces.get(nameOf(request)), { hub, cipher }, request, binding)
    }
    if (controls && /^\/__mock(?=$|\/)/.test(path)) return controls.answer(nameOf(request), request)
    return withHeaders(
      jsonReply(404, { error: 'Nothing lives here.' }),
      whyHeaders(describeNearestCall(method, path)),
    )
  }

  /** A page that was opened with `?__ns=` stays in that namespace. */
  function remembering<R extends Reply>(request: MockRequest, reply: R): R {
    const cookie = namespaceCookie(request)
    return cookie === null ? reply : withHeaders(reply, { 'Set-Cookie': cookie })
  }

  async function answerSafely(request: MockRequest, binding?: Binding): Promise<Reply> {
    return remembering(request, await answer(request, binding).catch(ownFailure))
  }

  const answerAny: Mock['answer'] = (request) =>
    answerSafely(request, findBinding(request.method, addressOf(request).path))

  return {
    fetch: async (request) => responseOf(await answerAny(request)),
    answer: answerAny,
    routes: bindings.map((binding) => ({
      method: binding.method,
      path: binding.path,
      // A GET route of the host also matches HEAD, which no contract has.
      answer: (request) => answerSafely(request, request.method === binding.method ? binding : undefined),
    })),
    rawView: controls && ((request) => remembering(request, controls.view(nameOf(request), request))),
    connect(request) {
      const refusal = foreignRefusal(request)
      if (refusal) return refusal.status
      const entry = enterRequest(namespaces.get(nameOf(request)), request, '', 'sessionHub')
      const admission = hub.connect(request)
      if (typeof admission === 'number') return admission
      return {
        ...admission,
        accept(peer) {
          entry.status = 101
          return admission.accept(peer)
        },
      }
    },
    page: (host, name) => pageAnswer(host, namespaces.peek(name ?? defaultNamespace)?.page),
    namespaceOf,
    writes: () => writes,
    load,
    dump() {
      const alive = namespaces.names().map((name) => [name, saveNamespace(namespaces.peek(name)!)] as const)
      return stateText({ format: stateFormat, ground: { seed, users }, namespaces: new Map(alive) })
    },
    close: () => hub.close(),
  }
}

function ownFailure(error: unknown): Reply {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  console.error(message)
  return jsonReply(500, { message: `The mock itself failed: ${message}` })
}
