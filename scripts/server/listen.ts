import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Idle time of connections, ms. With Node's five seconds, a client that reuses a connection while it is closed gets a
 * reset.
 */
const idleConnection = 600_000

/** The port of a setting; the default if it is missing or empty. */
export function portFrom(setting: string | undefined, usual: number): number {
  return setting?.trim() ? Number(setting) : usual
}

/**
 * Listens on the loopback interface; port 0 is a free one. Returns the port.
 * @throws Error with a message if the port is in use or invalid; `variable` is the setting for another one
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

/** A free port, or this one, for a server that listens by itself with less clear errors. @throws as `listen` */
export async function freePort(port = 0, variable = 'PORT'): Promise<number> {
  const server = createServer()
  const found = await listen(server, port, variable)
  await new Promise((closed) => server.close(closed))
  return found
}

function portTaken(port: number, variable: string): string {
  return `Port ${port} is taken. End what listens there, or choose another one: ${variable}=${port + 1}`
}
