import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How long a connection without requests stays open, ms. By Node's own five seconds, a busy client that asks again in
 * the moment in which its connection is closed hears of a reset.
 */
const idleConnection = 600_000

/** The port that a setting names; the usual one where it is not set, or to nothing. */
export function portFrom(setting: string | undefined, usual: number): number {
  return setting?.trim() ? Number(setting) : usual
}

/**
 * Listens on the loopback interface; port 0 takes a free one. Answers the port.
 * @throws Error in words when the port is taken or is none; `variable` is the setting that chooses another
 */
export function listen(server: Server, port: number, variable: string): Promise<number> {
  server.keepAliveTimeout = idleConnection
  return new Promise((listening, failed) => {
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      return failed(new Error(`${variable} has to be a number from 1 to 65535.`))
    server.once('error', (cause: NodeJS.ErrnoException) =>
      failed(cause.code === 'EADDRINUSE' ? new Error(portTaken(port, variable)) : cause),
    )
    server.listen(port, '127.0.0.1', () => listening((server.address() as AddressInfo).port))
  })
}

/** Any port, or this one for a server that listens by itself and fails with less clear words. @throws as `listen` */
export async function freePort(port = 0, variable = 'PORT'): Promise<number> {
  const server = createServer()
  const found = await listen(server, port, variable)
  await new Promise((closed) => server.close(closed))
  return found
}

function portTaken(port: number, variable: string): string {
  return `Port ${port} is taken. End what listens there, or choose another one: ${variable}=${port + 1}`
}
