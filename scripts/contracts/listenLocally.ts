import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Server as SecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'

export type Served = { url: string; close: () => Promise<void> }

/** A server on a free port of this machine; what goes wrong in it is told as a 500. */
export async function listenLocally(
  serve: (req: IncomingMessage, res: ServerResponse) => Promise<void>,
): Promise<Served> {
  const server = createServer((req, res) => {
    serve(req, res).catch((error: unknown) => res.writeHead(500).end(String(error)))
  })
  return { url: await listen(server), close: () => close(server) }
}

export async function listen(server: Server | SecureServer): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export async function close(server: Server | SecureServer): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

export async function readText(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
