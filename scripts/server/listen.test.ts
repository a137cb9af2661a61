/** @jest-environment node */
import { createServer } from 'node:http'
import { listen, portFrom } from './listen.ts'

it('keeps a connection for ten minutes without requests', async () => {
  const server = createServer((_req, res) => void res.end())
  const port = await listen(server, 0, 'PORT')
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect(answer.headers.get('keep-alive')).toBe('timeout=600')
  await answer.arrayBuffer()
  server.closeAllConnections()
  await new Promise((closed) => void server.close(closed))
})

it.each([Number('abc'), 99_999, 80.5, -1])('%p is no port, which is said in words', async (port) => {
  await expect(listen(createServer(), port, 'PORT')).rejects.toThrow(
    'PORT has to be a number from 1 to 65535.',
  )
})

it('suggests another port if one is in use', async () => {
  const first = createServer()
  const port = await listen(first, 0, 'PORT')
  await expect(listen(createServer(), port, 'PORT')).rejects.toThrow(`choose another one: PORT=${port + 1}`)
  first.close()
})

it.each([
  [undefined, 8080],
  ['', 8080],
  [' ', 8080],
  ['0', 0],
  ['9000', 9000],
  ['abc', NaN],
])('reads the setting %j as port %d', (setting, port) => {
  expect(portFrom(setting, 8080)).toBe(port)
})
