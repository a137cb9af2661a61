import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { request as secureRequest, type Server as SecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { InputError } from './command.ts'

export type Served = { url: string; close: () => Promise<void> }
export type Reply = { status: number; contentType: string; text: string }
export type Asked = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | undefined
}

const patienceMs = 10_000

/** A server on a free local port; errors are answered with 500. */
export function listenLocally(
  serve: (req: IncomingMessage, res: ServerResponse) => Promise<unknown>,
): Promise<Served> {
  return listen(
    createServer((req, res) => {
      serve(req, res).catch((error: unknown) => res.writeHead(500).end(String(error)))
    }),
  )
}

export async function listen(server: Server | SecureServer): Promise<Served> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Sends a request without the corrections of fetch; rejects without an answer. */
export function send(base: string, { method, path, headers, body = '' }: Asked): Promise<Reply> {
  const ask = base.startsWith('https:') ? secureRequest : request
  const length = body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  const { pathname } = new URL(base)
  const options = { method, path: pathname.replace(/\/$/, '') + path, headers: { ...headers, ...length } }
  return new Promise((resolve, reject) => {
    const call = ask(base, options, (answer) => {
      const [status, contentType] = [answer.statusCode ?? 0, answer.headers['content-type'] ?? '']
      readText(answer).then((text) => resolve({ status, contentType, text }), reject)
    })
    call.setTimeout(patienceMs, () => call.destroy(new Error('no answer came in time'))).on('error', reject)
    call.end(body)
  })
}

export async function readText(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** The answer of an address. @throws InputError without an answer, or for an untrusted certificate */
export async function answerOf(address: string): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
  } catch (error) {
    const { code = '', message } =
      (error as { cause?: NodeJS.ErrnoException }).cause ?? (error as Error & { code?: string })
    if (!/CERT|SIGNATURE/.test(code))
      throw new InputError(`Nobody answers at ${address} (${code || message}).`)
    throw new InputError(
      `The certificate of ${address} is not trusted here (${code}). NODE_USE_SYSTEM_CA=1 takes what this machine trusts, NODE_EXTRA_CA_CERTS=FILE a certificate of your own.`,
    )
  }
}

/** Parsed JSON, or undefined. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
