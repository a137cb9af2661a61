/** @jest-environment node */
import { startTestHub, until, type TestHub } from './testHub.ts'
import { openTestSocket, upgradeStatus, type TestSocket } from './testSocket.ts'

const goodHandshake = { protocol: 'json', version: 1 }
let server: TestHub

beforeEach(async () => {
  server = await startTestHub()
})

afterEach(() => server.end())

async function negotiate(): Promise<{ connectionId: string; connectionToken: string }> {
  const response = await fetch(`${server.url}/negotiate?negotiateVersion=1`, { method: 'POST' })
  return (await response.json()) as { connectionId: string; connectionToken: string }
}

async function connected(): Promise<TestSocket> {
  const socket = await openTestSocket(server.url)
  socket.send(goodHandshake)
  expect(await socket.next()).toEqual({})
  return socket
}

describe('the negotiation of the session hub', () => {
  it('offers websockets with JSON, and a token other than the id', async () => {
    const answer = await negotiate()
    expect(answer).toEqual({
      negotiateVersion: 1,
      connectionId: expect.any(String),
      connectionToken: expect.any(String),
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    })
    expect(answer.connectionToken).not.toBe(answer.connectionId)
  })

  it('asks for a version of the negotiation', async () => {
    const response = await fetch(`${server.url}/negotiate`, { method: 'POST' })
    expect(await response.json()).toEqual({ error: 'This hub speaks negotiateVersion 1.' })
  })

  it.each([
    ['POST', '', 400],
    ['GET', '', 400],
    ['GET', '?id=a', 404],
    ['POST', '?id=a', 404],
    ['GET', '/negotiate', 405],
    ['POST', '/elsewhere', 418],
  ])('answers %s %s with %d', async (method, rest, status) => {
    expect((await fetch(server.url + rest, { method })).status).toBe(status)
  })

  it('ignores the case of its path', async () => {
    const url = server.url.replace('/api/connections', '/API/Connections')
    expect((await fetch(`${url}/Negotiate?negotiateVersion=1`, { method: 'POST' })).status).toBe(200)
    expect(await upgradeStatus(url)).toBe(101)
  })

  it('opens a socket once for each token', async () => {
    const { connectionToken } = await negotiate()
    const first = await openTestSocket(`${server.url}?id=${connectionToken}`)
    first.send(goodHandshake)
    await first.next()
    expect(await upgradeStatus(`${server.url}?id=${connectionToken}`)).toBe(409)
    first.ws.close()
    await until(() => server.hub.connections('default').length === 0)
    expect(await upgradeStatus(`${server.url}?id=${connectionToken}`)).toBe(404)
  })

  it('forgets a token that is not used for 15 s', async () => {
    const { connectionToken } = await negotiate()
    server.timers.advance(15_000)
    expect(await upgradeStatus(`${server.url}?id=${connectionToken}`)).toBe(404)
  })

  it('refuses sockets with 401 while it is set to', async () => {
    server.hub.refuse('default', true)
    expect(await upgradeStatus(server.url)).toBe(401)
    expect(await upgradeStatus(server.url, { 'x-mock-namespace': 'other' })).toBe(101)
  })

  it('opens no sockets at other paths', async () => {
    expect(await upgradeStatus(`${server.security}/elsewhere`)).toBe(404)
  })

  it('accepts pages of this machine only', async () => {
    const ask = (origin: string): Promise<Response> =>
      fetch(`${server.url}/negotiate?negotiateVersion=1`, { method: 'POST', headers: { origin } })
    const own = await ask('http://gse.biometria.localhost:8080')
    expect(own.status).toBe(200)
    expect(own.headers.get('access-control-allow-origin')).toBe('http://gse.biometria.localhost:8080')
    expect(own.headers.get('access-control-allow-credentials')).toBe('true')
    const foreign = await ask('https://evil.example')
    expect(foreign.status).toBe(403)
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
    expect(await upgradeStatus(server.url, { origin: 'http://localhost:8080' })).toBe(101)
    expect(await upgradeStatus(server.url, { origin: 'https://evil.example' })).toBe(403)
  })

  it('answers the preflight of a negotiation', async () => {
    const response = await fetch(`${server.url}/negotiate`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:8080', 'access-control-request-headers': 'x-requested-with' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toBe('x-requested-with')
  })
})

describe('a connection of the session hub', () => {
  it('says why a handshake is refused, and closes', async () => {
    const socket = await openTestSocket(server.url)
    socket.send({ protocol: 'messagepack', version: 1 })
    expect(await socket.next()).toEqual({ error: "The protocol 'messagepack' is not supported." })
    await socket.closed
    expect(server.hub.connections('default')).toEqual([])
  })

  it('waits 15 s for the handshake', async () => {
    const socket = await openTestSocket(server.url)
    server.timers.advance(15_000)
    expect(await socket.next()).toEqual({ error: 'Handshake was canceled.' })
    await socket.closed
  })

  it('reads handshake and call from one frame, and a call from two', async () => {
    const socket = await openTestSocket(server.url)
    const call = { type: 1, target: 'GetConnectionId', arguments: [], invocationId: '1' }
    socket.send(goodHandshake, call)
    expect(await socket.next()).toEqual({})
    expect(await socket.next()).toEqual({ type: 3, invocationId: '1', result: expect.any(String) })
    const text = JSON.stringify({ ...call, invocationId: '2' })
    socket.ws.send(text.slice(0, 10))
    socket.ws.send(`${text.slice(10)}\u001e`)
    expect(await socket.next()).toMatchObject({ type: 3, invocationId: '2' })
    socket.ws.terminate()
  })

  it.each([
    ['what is not JSON', '<garbage>\u001e', { type: 7, error: 'Not a JSON object.' }],
    ['a message without end', 'x'.repeat(20_000), { type: 7, error: 'The message is too long.' }],
  ])('ends on %s', async (_what, frame, farewell) => {
    const socket = await connected()
    socket.ws.send(frame)
    socket.ws.send(frame)
    expect(await socket.next()).toEqual(farewell)
    await socket.closed
    await until(() => server.hub.connections('default').length === 0)
  })

  it('survives a frame that is too large and a client that vanishes', async () => {
    const flood = await connected()
    flood.ws.send('x'.repeat(40_000))
    await flood.closed
    const lost = await connected()
    lost.ws.terminate()
    await until(() => server.hub.connections('default').length === 0)
    await connected()
    expect(server.hub.connections('default')).toHaveLength(1)
  })

  it('pings every 15 s and ends after 30 s of silence', async () => {
    const socket = await connected()
    server.timers.advance(15_000)
    expect(await socket.next()).toEqual({ type: 6 })
    server.timers.advance(14_999)
    expect(server.hub.connections('default')).toHaveLength(1)
    server.timers.advance(1)
    await socket.closed
  })

  it('stays open for a client that answers', async () => {
    const socket = await connected()
    const call = { type: 1, target: 'GetConnectionId', arguments: [] }
    server.timers.advance(29_000)
    socket.send({ ...call, invocationId: '1' })
    expect(await socket.next()).toEqual({ type: 6 })
    expect(await socket.next()).toMatchObject({ type: 3, invocationId: '1' })
    server.timers.advance(14_000)
    socket.send({ ...call, invocationId: '2' })
    expect(await socket.next()).toEqual({ type: 6 })
    expect(await socket.next()).toMatchObject({ type: 3, invocationId: '2' })
    socket.ws.terminate()
  })

  it('leaves no timer behind', async () => {
    const socket = await connected()
    await negotiate()
    socket.ws.terminate()
    await until(() => server.hub.connections('default').length === 0)
    await server.hub.close()
    expect(server.timers.pending()).toEqual([])
  })
})
