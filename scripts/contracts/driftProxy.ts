import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally, readText, type Served } from './listenLocally.ts'
import type { Answer, Mutation } from './mutations.ts'

export const driftState = 'the answer drifts'

export type DriftProxy = Served & {
  /** Where states go: those of the catalogue are passed on, the one of the drift is kept. */
  statesUrl: string
  /** Numbers of the mutations that found something to change. */
  applied: ReadonlySet<number>
}

/** Stands in front of a provider and changes each answer by the mutation that the last drift state named. */
export async function serveDrift(
  upstream: { url: string; statesUrl: string },
  mutations: readonly Mutation[],
): Promise<DriftProxy> {
  const applied = new Set<number>()
  let current: number | null = null

  async function changeState(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const text = await readText(req)
    const { state, params } = JSON.parse(text) as { state: string; params: { number: number } }
    if (state !== driftState) return pass(await ask(upstream.statesUrl, req, text), res)
    current = params.number
    res.setHeader('Content-Type', 'application/json').end('{}')
  }

  const served = await listenLocally(async (req, res) => {
    if (req.url === '/states') return changeState(req, res)
    const mutation = current === null ? undefined : mutations[current]
    const given = await readText(req)
    const text = mutation?.send && given !== '' ? sentBy(mutation.send, given) : given
    if (text !== given) applied.add(current!)
    const reply = await ask(upstream.url + (req.url === '/' ? '' : req.url), req, text)
    const changed = mutation?.apply(answerOf(reply))
    if (!changed) return pass(reply, res)
    applied.add(current!)
    const { status, contentType, body } = changed
    const drifted = contentType.startsWith('application/json') ? JSON.stringify(body) : String(body)
    res.writeHead(status, { 'Content-Type': contentType }).end(drifted)
  })
  return { ...served, statesUrl: `${served.url}/states`, applied }
}

type Reply = { status: number; contentType: string; text: string }

function ask(url: string, { method, headers }: IncomingMessage, text: string): Promise<Reply> {
  const { host: _, 'content-length': length, ...passed } = headers
  if (length !== undefined) passed['content-length'] = String(Buffer.byteLength(text))
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers: passed }, (res) => {
      const contentType = res.headers['content-type'] ?? ''
      readText(res).then((read) => resolve({ status: res.statusCode!, contentType, text: read }), reject)
    })
    asked.on('error', reject)
    asked.end(text)
  })
}

function sentBy(send: NonNullable<Mutation['send']>, text: string): string {
  return JSON.stringify(send(JSON.parse(text) as Record<string, unknown>))
}

function answerOf({ status, contentType, text }: Reply): Answer {
  return { status, contentType, body: text === '' ? null : (JSON.parse(text) as unknown) }
}

function pass({ status, contentType, text }: Reply, res: ServerResponse): void {
  res.writeHead(status, contentType === '' ? {} : { 'Content-Type': contentType }).end(text)
}
