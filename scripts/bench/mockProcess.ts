import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { getUser, listUsers, setUserState } from '#contracts/users.ts'

export type BigMock = {
  users: number
  url: string
  /** Of the session of an administrator. */
  headers: { authorization: string }
  /** Since the process began, by its own watch. */
  readyMs: number
  megabytes: () => number
  /** Reads one page of the list; ms until the last byte of it is here. */
  page: (headers: Record<string, string>) => Promise<number>
  /** Switches one person, another one in each round. */
  changeSomebody: (round: number) => Promise<void>
  close: () => Promise<void>
}

/** The mock in a process of its own with so many users, and an administrator's session. */
export async function startBigMock(users: number): Promise<BigMock> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const main = resolve(import.meta.dirname, '../../mock-server/main.ts')
  const env = { ...process.env, MOCK_PORT: String(port), MOCK_USERS: String(users) }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const readyMs = Number(/after (\d+) ms/.exec(line)?.[1])

  const session = await ask('/__mock/v1/provider-states', {}, { state: 'a session is open' })
  const { authorization } = session as { authorization: string }

  async function ask(path: string, headers: Record<string, string>, body?: object): Promise<unknown> {
    const init = body && { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(url + path, {
      ...init,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
  const call = (
    { path }: { path: string },
    headers: Record<string, string>,
    body?: object,
  ): Promise<unknown> => ask(`/security${path}`, { ...headers, authorization }, body)

  return {
    users,
    url,
    headers: { authorization },
    readyMs,
    megabytes: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    async page(headers) {
      const from = performance.now()
      await call(listUsers, headers)
      return performance.now() - from
    },
    async changeSomebody(round) {
      const pid = String(100 + round)
      const { user } = (await call(getUser, { pid })) as { user: { id: number; idstate: number } }
      if (user.idstate <= 1) await call(setUserState, {}, { id: user.id, idstate: 1 - user.idstate })
    },
    async close() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
