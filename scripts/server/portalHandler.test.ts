/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { compressServices } from './portalHandler.ts'
import { listen } from './listen.ts'

const records = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id, name: `Privilegio ${id}` })))
let server: Server
let url: string

beforeAll(async () => {
  server = createServer(
    compressServices((_req, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json' })
      res.end(records)
    }),
  )
  url = `http://localhost:${await listen(server, 0, 'PORT')}`
})
afterAll(() => server.close())

it.each([
  ['/security/api/privilege/list', 'br, gzip', 'br'],
  ['/Security/api/privilege/list', 'gzip', 'gzip'],
  ['/security/api/privilege/list', 'identity', null],
  ['/authentication/api/login', 'br, gzip', null],
])('compresses an answer of %s to a client that accepts %s as %s', async (path, accepted, encoding) => {
  const answer = await fetch(url + path, { headers: { 'Accept-Encoding': accepted } })
  expect(answer.headers.get('Content-Encoding')).toBe(encoding)
  expect(await answer.text()).toBe(records)
})
