import { sessionHub } from '#contracts/examples/session-hub.ts'
import { hubConversation } from './hubConversation.ts'
import { listenLocally, readText, type Served } from './listenLocally.ts'

type Asked = { request?: { contents: { content: { invocationId?: string } } } }

const { getConnectionId, receiveSessionStatus } = sessionHub

/**
 * Stands between the verifier and the hub of a mock: Pact speaks of messages over HTTP, a hub over a socket. What is
 * answered is what the hub really sends: the completion of a call, or the status that follows when the session is
 * closed through the control API.
 */
export function serveHubMessages(mockUrl: string, namespace: string): Promise<Served> {
  return listenLocally(async (req, res) => {
    const { request } = JSON.parse(await readText(req)) as Asked
    const message = request
      ? await completion(mockUrl, namespace, request.contents.content)
      : await sessionStatus(mockUrl, namespace)
    res.setHeader('Content-Type', 'application/json').end(JSON.stringify(message))
  })
}

async function completion(mockUrl: string, namespace: string, invocation: object): Promise<unknown> {
  const hub = await hubConversation(mockUrl, namespace)
  hub.send(invocation)
  const answer = await hub.hear(({ type }) => type === 3)
  hub.end()
  return answer
}

async function sessionStatus(mockUrl: string, namespace: string): Promise<unknown> {
  const hub = await hubConversation(mockUrl, namespace)
  hub.send({ type: 1, target: getConnectionId.target, arguments: [], invocationId: '0' })
  const { result: id } = await hub.hear(({ type }) => type === 3)
  const pushed = await fetch(`${mockUrl}/__mock/v1/sessions/${String(id)}/status`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Mock-Namespace': namespace },
    body: JSON.stringify({ message: receiveSessionStatus.example[0] }),
  })
  if (!pushed.ok) throw new Error(`The control API answered ${pushed.status}.`)
  const status = await hub.hear(({ type }) => type === 1)
  hub.end()
  return status
}
