import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

/** The mock in a process of its own, which has a processor of its own where there are two. */
export async function startMockProcess(): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await freePort()
  const main = resolve(import.meta.dirname, '../../../mock-server/main.ts')
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, MOCK_PORT: String(port), MOCK_STATE: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const lines = createInterface(child.stdout)
  await Promise.race([
    new Promise((ready) => lines.once('line', ready)),
    ended.then(() => Promise.reject(new Error('The mock did not start.'))),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      child.kill()
      return ended
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
