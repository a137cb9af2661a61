/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createNodeMock, type NodeMock } from '../nodeHost.ts'

let server: Server
let mock: NodeMock

/** Like Express 5 under `npm start`, which parses the query itself. */
beforeAll(async () => {
  mock = await createNodeMock()
  server = createServer((req, res) => {
    const read = { query: { get: () => ({}), configurable: true } }
    Object.setPrototypeOf(req, Object.create(Object.getPrototypeOf(req) as object, read) as object)
    mock.handler(req, res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await mock.close()
  await new Promise((resolve) => server.close(resolve))
})

async function ask(path: string): Promise<{ status: number; ids: unknown[] }> {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://localhost:${port}/__mock/db/users${path}`)
  const rows: unknown = await answer.json()
  return { status: answer.status, ids: [rows].flat().map((row) => (row as { id: unknown }).id) }
}

it.each([
  ['?_limit=2', [1, 2]],
  ['?id=3&id=5', [3, 5]],
  ['/4', [4]],
  ['?userName_like=^admin$&_limit=5', []],
  ['?userName_like=admin&_limit=1', [1]],
])('finds the query of a request that another host has parsed: %s', async (path, ids) => {
  expect(await ask(path)).toEqual({ status: 200, ids })
})
