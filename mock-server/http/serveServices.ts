import { codeOf } from '#contracts/codes.ts'
import type { SessionHub } from '../hub/sessionHub.ts'
import { textOf } from '../bytes.ts'
import { isProviderPath, providerReply } from '../identity/serveProvider.ts'
import type { LinkCipher } from '../linkCipher.ts'
import { dueWork } from '../services/dueWork.ts'
import { bindingsAt, type Binding } from '../services/services.ts'
import { readToken } from '../services/tokens.ts'
import { stopwatch, wait } from '../store/clock.ts'
import type { Fault } from '../store/faults.ts'
import { notInAnyContract, type JournalEntry } from '../store/journal.ts'
import type { Namespace } from '../store/namespace.ts'
import { askedLanguage } from '../texts.ts'
import { callEndpoint } from './callEndpoint.ts'
import { originHeaders, preflightReply } from './cors.ts'
import { answerByRealService, fromHeaders } from './realService.ts'
import { faultReply } from './faultReply.ts'
import { translateReply } from './translateReply.ts'
import { enterRequest } from './journalEntry.ts'
import { logoutPage, logoutPath } from './logoutPage.ts'
import { parseJson } from './readInput.ts'
import { emptyReply, jsonReply, withHeaders, type Reply } from './reply.ts'
import { addressOf, readBody, type MockRequest } from './request.ts'
import { strictRefusal } from './strictRefusal.ts'
import { picturesPath, templatePicture } from './templatePicture.ts'
import { isUploadPath, uploadReply } from './uploads.ts'
import { whyHeaders, describeNearestCall } from './whyNot.ts'

type ServiceHost = { hub: SessionHub; cipher: LinkCipher }

/** Answers everything below /authentication and /security for one namespace; `binding` belongs to the endpoint. */
export async function serveServices(
  ns: Namespace,
  host: ServiceHost,
  request: MockRequest,
  binding: Binding | undefined,
): Promise<Reply> {
  const startedAt = stopwatch()
  const { method, headers } = request
  const { path } = addressOf(request)
  const allowed = path.toLowerCase().startsWith(hubPath) ? {} : originHeaders(headers)
  if (method === 'OPTIONS') return host.hub.answer(request) ?? preflightReply(headers, allowed)

  await dueWork(ns)
  const body = await readBody(request)
  const entry = enterRequest(ns, request, body ? textOf(body) : '', nameOf(path, binding))
  const common = {
    ...allowed,
    'Cache-Control': 'no-store',
    Date: new Date(ns.clock.now()).toUTCString(),
    // A copied reference finds its line in the journal by it.
    'X-Request-Id': String(entry.order),
  }
  const reply = await replyTo({ ns, host, request, body, binding, entry })
  return {
    ...withHeaders(reply, entry.why === null ? common : { ...common, ...whyHeaders(entry.why) }),
    onLeft(isWhole) {
      if (isWhole) entry.status = reply.status
      entry.ms = Math.round(stopwatch() - startedAt)
    },
  }
}

type Called = {
  ns: Namespace
  host: ServiceHost
  request: MockRequest
  body: Uint8Array | null
  binding: Binding | undefined
  entry: JournalEntry
}

async function replyTo(called: Called): Promise<Reply> {
  const { ns, host, request, body, binding, entry } = called
  const { method, headers } = request
  const { path } = addressOf(request)
  const logged = (reply: Reply): Reply => {
    ns.journal.keepAnswer(entry.order, reply.body)
    return reply
  }

  const refusal = ns.isStrict ? strictRefusal(headers) : null
  if (refusal) return logged(jsonReply(refusal.status, { message: refusal.message }))

  const { waitMs, fault } = ns.faults.strike(method, path)
  if (waitMs > 0) await wait(waitMs)
  if (fault?.kind === 'timeout') return { ...emptyReply(0), breaks: 'silence' }
  if (fault?.kind === 'reset') return { ...emptyReply(0), breaks: 'reset' }
  const faulty = fault && faultReply(fault, binding?.endpoint, ns.codeForm)
  if (faulty) {
    entry.code = fault.code ?? null
    return logged(faulty)
  }

  const channel = host.hub.answer(request)
  if (channel) return channel
  if (method === 'GET' && path.toLowerCase() === logoutPath) return logoutPage()
  if (method === 'GET' && isUploadPath(path)) return uploadReply(ns, path)
  if (method === 'GET' && isPicture(path)) return templatePicture(ns, path)
  if (!body) return logged(jsonReply(413, { message: 'The body is longer than 10 MB.' }))
  if (isProviderPath(path)) return providerReply(ns, request, body)
  return broken(logged(await callReply(called, body)), fault)
}

async function callReply(called: Called, body: Uint8Array): Promise<Reply> {
  const { ns, host, request, binding, entry } = called
  const { method, headers } = request
  const { path, origin } = addressOf(request)
  if (!binding) {
    entry.why = describeNearestCall(method, path)
    return unknownAddress(method, path)
  }
  const elsewhere = await answerByRealService(ns, binding.endpoint, request, body)
  if (elsewhere) {
    const { reply, from, misfit } = elsewhere
    Object.assign(entry, {
      from,
      misfit,
      code: codeOf(parseJson(typeof reply.body === 'string' ? reply.body : textOf(reply.body))),
    })
    return withHeaders(reply, fromHeaders(elsewhere))
  }
  const answer = await callEndpoint(
    binding,
    {
      ns,
      cipher: host.cipher,
      caller: readToken(ns, headers.get('authorization') ?? ''),
      origin,
      identify: (connectionId, userName) => host.hub.identify(ns.name, connectionId, userName),
      sendMessage(userName, message) {
        for (const connection of host.hub.connections(ns.name))
          if (connection.userName === userName) host.hub.push(ns.name, connection.id, message)
      },
    },
    request,
    body,
  )
  entry.code = codeOf(answer.body)
  entry.why = answer.why ?? null
  const language = askedLanguage(headers.get('accept-language'))
  return jsonReply(answer.status, translateReply(answer.body, language))
}

/** An answer that a fault drops after the work, or truncates. */
function broken(reply: Reply, fault: Fault | null): Reply {
  if (fault?.kind === 'drop-after') return { ...reply, breaks: 'drop' }
  return fault?.kind === 'truncate' ? { ...reply, breaks: 'truncate' } : reply
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

function unknownAddress(method: string, path: string): ReturnType<typeof jsonReply> {
  return bindingsAt(path).length > 0
    ? jsonReply(405, { message: `${path} is not called by ${method}.` })
    : jsonReply(404, { message: `${method} ${path} is in no contract.` })
}
