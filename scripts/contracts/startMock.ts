import { createServer } from 'node:http'
import { createNodeMock } from '#mock/nodeHost.ts'
import { close, listen, type Served } from './listenLocally.ts'

/** The mock on a free port of this machine. */
export async function startMock(): Promise<Served> {
  const mock = createNodeMock()
  const server = createServer(mock.handler)
  server.on('upgrade', mock.upgrade)
  return {
    url: await listen(server),
    async close() {
      await mock.close()
      await close(server)
    },
  }
}
