/** @jest-environment node */
import { createServer } from 'node:http'
import { listen } from './listen.ts'

it('keeps a connection for ten minutes without requests', async () => {
  const server = createServer((_req, res) => void res.end())
  const port = await listen(server, 0, 'PORT')
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect(answer.headers.get('keep-alive')).toBe('timeout=600')
  await answer.arrayBuffer()
  server.closeAllConnections()
  await new Promise((closed) => void server.close(closed))
})
