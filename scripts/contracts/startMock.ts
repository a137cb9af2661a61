import { createServer } from 'node:http'
import { createNodeMock } from '#mock/nodeHost.ts'
import { listen, type Served } from './http.ts'

/** The mock on a free local port. */
export async function startMock(): Promise<Served> {
  const mock = await createNodeMock()
  const { url, close } = await listen(createServer(mock.handler).on('upgrade', mock.upgrade))
  return {
    url,
    async close() {
      await mock.close()
      await close()
    },
  }
}
