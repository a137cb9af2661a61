import { createServer } from 'node:http'
import { createMock, type MockOptions } from './app.ts'
import { keepState } from './stateFile.ts'
import { stopwatch } from './store/clock.ts'

const { MOCK_PORT, MOCK_USERS, MOCK_SEED, MOCK_STATE, MOCK_HOST } = process.env
const port = Number(MOCK_PORT?.trim() || 8090)
const options: MockOptions = {
  control: !process.argv.includes('--no-control'),
  ...(MOCK_USERS !== undefined && { users: Number(MOCK_USERS) }),
  ...(MOCK_SEED !== undefined && { seed: Number(MOCK_SEED) }),
}
const mock = createMock(options)
const state = MOCK_STATE ? await stateOf(MOCK_STATE) : null

/**
 * Both loopback addresses, as browsers try either for localhost; a machine without IPv6 has only the first. In a
 * container, whose own loopback nobody reaches, the address that MOCK_HOST says.
 */
const addresses = MOCK_HOST === undefined ? ['127.0.0.1', '::1'] : [MOCK_HOST]
const servers = addresses.map((address, index) => {
  const server = createServer(mock.handler)
  server.on('upgrade', mock.upgrade)
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (index > 0) return
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: set MOCK_PORT.` : error.message)
    process.exit(1)
  })
  server.listen(port, address)
  return server
})

servers[0]!.on('listening', () => {
  console.log(`Mock services on http://localhost:${port} after ${Math.round(stopwatch())} ms`)
  if (MOCK_STATE) console.log(`State kept in ${MOCK_STATE}`)
  if (options.control) console.log(`Control page on http://localhost:${port}/__mock`)
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    endState()
    void mock.close()
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  })
}

async function stateOf(path: string): Promise<{ close: () => void }> {
  try {
    return await keepState(mock, path)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

function endState(): void {
  try {
    state?.close()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
