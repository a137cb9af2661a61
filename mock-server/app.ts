import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import jsonServer from 'json-server'
import { createControl } from './control/createControl.ts'
import { answerPreflight } from './http/cors.ts'
import { foreignRefusal, isFromElsewhere } from './http/foreignRequest.ts'
import { enterRequest } from './http/journalEntry.ts'
import { jsonReply, sendReply } from './http/reply.ts'
import { serveServices } from './http/serveServices.ts'
import { sayWhy, whyUnknown } from './http/whyNot.ts'
import { refuseSocket } from './hub/refuseSocket.ts'
import { createSessionHub } from './hub/sessionHub.ts'
import { createLinkCipher } from './linkCipher.ts'
import { fakeLinkKey } from './linkKey.ts'
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
  /** How many people there are, those with a name of their own included. */
  users?: number
  seed?: number
  /** False leaves out everything below /__mock. */
  control?: boolean
  /** Refuses what a default ASP.NET host refuses; on by default. */
  strict?: boolean
  /** Base64 of the 32 bytes that passwords and links are encrypted with. */
  linkKey?: string
  /** The machine's time, ms since 1970. */
  now?: () => number
}

export type Mock = {
  /** Serves /authentication/**, /security/**, /__mock/** */
  handler: (req: IncomingMessage, res: ServerResponse) => void
  /** Websocket upgrades of the hub. */
  upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** What the page answer for this host (Host header value) and namespace says; undefined namespace = default. */
  page: (host: string | undefined, namespace: string | undefined) => PageAnswer
  /** Namespace of a request: header X-Mock-Namespace, `?__ns=`, else cookie. */
  namespaceOf: (req: IncomingMessage) => string | undefined
  /** How many requests may have changed something so far. */
  writes: () => number
  /** Everything but the log, as text. */
  dump: () => string
  /** What `dump` gave, here or in another process. @throws StateError with everything as it was, when it does not fit. */
  load: (text: string) => Promise<void>
  close: () => Promise<void>
}

/** The services in one handler: no port, no file, nothing shared with another mock. */
export function createMock(options: MockOptions = {}): Mock {
  const { users = defaultUsers, seed = defaultSeed, control = true, strict = true } = options
  const { linkKey = fakeLinkKey, now = machineNow } = options
  const random = createRandom(`mock ${seed}`)
  const cipher = createLinkCipher(linkKey, random.hex)
  const sharedSeed = seedOf(seed, users)
  const nameOf = (req: IncomingMessage): string => namespaceOf(req) ?? defaultNamespace

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
  const serveControl = control ? createControl({ namespaces, hub, cipher, seed, users }) : null

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

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method = '', url = '' } = req
    if (method !== 'GET' && method !== 'OPTIONS') writes += 1
    const cookie = namespaceCookie(url)
    if (cookie !== null && !isFromElsewhere(req.headers)) res.setHeader('Set-Cookie', cookie)
    if (/^\/(authentication|security)\//i.test(url)) {
      const refusal = foreignRefusal(req)
      if (refusal?.status === 403 && method === 'OPTIONS') return answerPreflight(req, res)
      if (refusal) return sendReply(res, jsonReply(refusal.status, { message: refusal.message }))
      return serveServices(namespaces.get(nameOf(req)), { hub, cipher }, req, res)
    }
    if (serveControl && /^\/__mock(?=$|[/?])/.test(url)) return serveControl(nameOf(req), req, res)
    sayWhy(res, whyUnknown(method, url))
    sendReply(res, jsonReply(404, { error: 'Nothing lives here.' }))
  }

  const host = jsonServer.create().disable('x-powered-by')
  host.use((req, res, next) => {
    serve(req, res).catch(next)
  })

  return {
    handler: (req, res) => host(req, res, (error) => failLoudly(res, error)),
    upgrade(req, socket, head) {
      const refusal = foreignRefusal(req)
      if (refusal) return refuseSocket(socket, refusal.status)
      const entry = enterRequest(namespaces.get(nameOf(req)), req, '', 'sessionHub')
      hub.upgrade(req, socket, head)
      // The hub ends the sockets that it refuses.
      if (!socket.writableEnded) entry.status = 101
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

function failLoudly(res: ServerResponse, error: unknown): void {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  console.error(message)
  if (res.headersSent) res.destroy()
  else sendReply(res, jsonReply(500, { message: `The mock itself failed: ${message}` }))
}
