import { createServer } from 'node:http'
import type { MockOptions } from './app.ts'
import { addOwnHosts } from './http/ownHost.ts'
import { createNodeMock } from './nodeHost.ts'
import { mockSettings, type MockSettings } from './settings.ts'
import { keepState } from './stateFile.ts'
import { stopwatch } from './store/clock.ts'

const settings = readSettings()
const options: MockOptions = { control: !process.argv.includes('--no-control'), ...settings.world }
addOwnHosts(...settings.names)
const mock = await createNodeMock(options)
const state = settings.state === null ? null : await stateOf(settings.state)

/**
 * Both loopback addresses, because browsers try either for localhost; without IPv6 only the first exists. In a container,
 * whose loopback is not reachable, the address in MOCK_HOST.
 */
const addresses = settings.host === null ? ['127.0.0.1', '::1'] : [settings.host]
const servers = addresses.map((address, index) => {
  const server = createServer(mock.handler)
  server.on('upgrade', mock.upgrade)
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (index > 0) return
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${settings.port} is taken: set MOCK_PORT.` : error.message,
    )
    process.exit(1)
  })
  server.listen(settings.port, address)
  return server
})

servers[0]!.on('listening', () => {
  console.log(`Mock services on http://localhost:${settings.port} after ${Math.round(stopwatch())} ms`)
  if (settings.state !== null) console.log(`State kept in ${settings.state}`)
  if (options.control) console.log(`Control page on http://localhost:${settings.port}/__mock`)
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

function readSettings(): MockSettings {
  try {
    return mockSettings(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
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
