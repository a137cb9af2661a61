import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SessionHub } from '../hub/sessionHub.ts'
import { isProviderPath, serveProvider } from '../identity/serveProvider.ts'
import type { LinkCipher } from '../linkCipher.ts'
import { dueWork } from '../services/dueWork.ts'
import { findBinding, type Binding } from '../services/services.ts'
import { readToken } from '../services/tokens.ts'
import { stopwatch, wait } from '../store/clock.ts'
import type { Fault } from '../store/faults.ts'
import { notInAnyContract } from '../store/journal.ts'
import type { Namespace } from '../store/namespace.ts'
import { askedLanguage } from '../texts.ts'
import { callEndpoint } from './callEndpoint.ts'
import { allowOwnOrigins, answerPreflight } from './cors.ts'
import { answerElsewhere, sayFrom } from './elsewhere.ts'
import { faultReply } from './faultReply.ts'
import { inLanguage } from './inLanguage.ts'
import { enterRequest, informationCodeOf } from './journalEntry.ts'
import { logoutPath, sendLogoutPage } from './logoutPage.ts'
import { originOf } from './originOf.ts'
import { readBody } from './readBody.ts'
import { parseJson } from './readInput.ts'
import { jsonReply, sendReply, type Reply } from './reply.ts'
import { strictRefusal } from './strictRefusal.ts'
import { isUploadPath, sendUpload } from './uploads.ts'
import { sayWhy, whyUnknown } from './whyNot.ts'
import { picturesPath, sendTemplatePicture } from './templatePicture.ts'

/** Longest body: a logo of 2 MB as base64 fits several times. */
const longestBody = 10_000_000

export type ServiceHost = { hub: SessionHub; cipher: LinkCipher }

/** Answers everything below /authentication and /security for one namespace. */
export async function serveServices(
  ns: Namespace,
  { hub, cipher }: ServiceHost,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const startedAt = stopwatch()
  const { method = '', url = '' } = req
  const [path = ''] = url.split('?', 1)
  const isHub = path.toLowerCase().startsWith(hubPath)
  if (!isHub) allowOwnOrigins(req, res)
  if (method === 'OPTIONS') return isHub ? void hub.handle(req, res) : answerPreflight(req, res)

  await dueWork(ns)
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Date', new Date(ns.clock.now()).toUTCString())
  const body = await readBody(req, longestBody)
  const found = findBinding(method, path)
  const binding = typeof found === 'object' ? found : undefined
  const entry = enterRequest(ns, req, body?.toString('utf8') ?? '', nameOf(path, binding))
  // By which a copied reference finds its line in the journal.
  res.setHeader('X-Request-Id', entry.order)
  res.on('close', () => {
    if (res.writableFinished) entry.status = res.statusCode
    entry.ms = Math.round(stopwatch() - startedAt)
  })
  const say = (why: string): void => {
    entry.why = why
    sayWhy(res, why)
  }
  const send = (reply: Reply, fault: Fault | null = null): void => {
    ns.journal.keepAnswer(entry.order, reply.body)
    sendReply(res, reply, fault)
  }

  const refusal = ns.isStrict ? strictRefusal(req.rawHeaders) : null
  if (refusal) return send(jsonReply(refusal.status, { message: refusal.message }))

  const { waitMs, fault } = ns.faults.strike(method, path)
  if (waitMs > 0) await wait(waitMs)
  if (fault?.kind === 'timeout') return
  if (fault?.kind === 'reset') return void res.socket?.resetAndDestroy()
  const faulty = fault && faultReply(fault, binding?.endpoint)
  if (faulty) {
    entry.code = fault.code ?? null
    return send(faulty)
  }

  if (hub.handle(req, res)) return
  if (method === 'GET' && path.toLowerCase() === logoutPath) return sendLogoutPage(res)
  if (method === 'GET' && isUploadPath(path)) return sendUpload(ns, path, res)
  if (method === 'GET' && isPicture(path)) return sendTemplatePicture(ns, path, res)
  if (!body) return send(jsonReply(413, { message: 'The body is longer than 10 MB.' }))
  if (isProviderPath(path)) return serveProvider(ns, req, res, body)
  if (!binding) say(whyUnknown(method, path))
  if (!binding) return send(unknownAddress(found === 'other-method', method, path), fault)
  const elsewhere = await answerElsewhere(ns, binding.endpoint, req, body)
  if (elsewhere) {
    const { reply, from, misfit } = elsewhere
    Object.assign(entry, { from, misfit, code: informationCodeOf(parseJson(String(reply.body))) })
    sayFrom(res, elsewhere)
    return send(reply, fault)
  }
  const answer = await callEndpoint(
    binding,
    {
      ns,
      cipher,
      caller: readToken(ns, req.headers.authorization ?? ''),
      origin: originOf(req),
      identify: (connectionId, userName) => hub.identify(ns.name, connectionId, userName),
      tell(userName, message) {
        for (const connection of hub.connections(ns.name))
          if (connection.userName === userName) hub.push(ns.name, connection.id, message)
      },
    },
    req,
    body,
  )
  entry.code = informationCodeOf(answer.body)
  if (answer.why !== undefined) say(answer.why)
  const language = askedLanguage(req.headers['accept-language'])
  send(jsonReply(answer.status, inLanguage(answer.body, language)), fault)
}

const hubPath = '/security/api/connections/'

function isPicture(path: string): boolean {
  return path.toLowerCase().startsWith(picturesPath)
}

function nameOf(path: string, binding: Binding | undefined): string {
  if (binding) return binding.endpoint.id
  if (path.toLowerCase().startsWith(hubPath)) return 'sessionHub'
  if (isProviderPath(path)) return 'identityProvider'
  if (isUploadPath(path)) return 'uploadedPicture'
  if (isPicture(path)) return 'templatePicture'
  return path.toLowerCase() === logoutPath ? 'logoutVerify' : notInAnyContract
}

function unknownAddress(isOtherMethod: boolean, method: string, path: string): ReturnType<typeof jsonReply> {
  return isOtherMethod
    ? jsonReply(405, { message: `${path} is not called by ${method}.` })
    : jsonReply(404, { message: `${method} ${path} is in no contract.` })
}
