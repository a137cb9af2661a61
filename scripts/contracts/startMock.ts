import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createMock } from '#mock/app.ts'

export type Served = { url: string; close: () => Promise<void> }

/** The mock on a free port of this machine. */
export async function startMock(): Promise<Served> {
  const mock = createMock()
  const server = createServer(mock.handler)
  server.on('upgrade', mock.upgrade)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      await mock.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
