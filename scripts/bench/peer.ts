import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { listUsers } from '#contracts/users.ts'

export type Peer = { name: string; url: string; headers: Record<string, string>; close: () => Promise<void> }

/** Only the benchmark needs them, so they are installed by it, once, beside what the project installs. */
const packages = { msw: '2.9.0', '@mswjs/http-middleware': '0.10.3' }
const folder = resolve(import.meta.dirname, '../../node_modules/.cache/bench-peer')

/** A server that answers pages of 1,000 people by MSW's own middleware; null where it cannot be installed. */
export async function startPeer(): Promise<Peer | null> {
  if (!install()) return null
  const child = spawn(process.execPath, [resolve(folder, 'peer.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    name: `MSW ${packages.msw} behind its middleware`,
    url: `http://localhost:${port}`,
    headers: {},
    async close() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

function install(): boolean {
  mkdirSync(folder, { recursive: true })
  writeFileSync(resolve(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }))
  writeFileSync(resolve(folder, 'peer.mjs'), program)
  if (existsSync(resolve(folder, 'node_modules/msw'))) return true
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: folder,
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

const program = `
import { createServer } from '@mswjs/http-middleware'
import { http, HttpResponse } from 'msw'

const people = Array.from({ length: 1_000 }, (_, id) => ({
  id, userName: 'person.' + id, name: 'Name', lastName: 'Last name', email: id + '@example.test',
  documentNumber: String(id), documentType: 'CC', idstate: 1, customerName: 'Company', dateCreate: '2026-01-01T00:00:00Z',
}))
const server = createServer(
  http.get('*/security${listUsers.path}', ({ request }) => {
    const from = 10 * Number(request.headers.get('pages'))
    return HttpResponse.json({ users: people.slice(from, from + 10), rows: people.length })
  }),
)
const listening = server.listen(0, 'localhost', () => console.log(listening.address().port))
`
