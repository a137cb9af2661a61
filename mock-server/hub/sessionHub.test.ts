/** @jest-environment node */
import { HttpTransportType, HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr'
import { startTestHub, until, type TestHub } from './testHub.ts'

const statusEvent = 'ReceiveSessionStatus'
let server: TestHub
const clients: HubConnection[] = []

function client(namespace = 'default', skipNegotiation = false): HubConnection {
  const headers = { 'x-mock-namespace': namespace }
  const connection = new HubConnectionBuilder()
    .withUrl(server.url, { headers, skipNegotiation, transport: HttpTransportType.WebSockets })
    .withAutomaticReconnect([0, 0])
    .configureLogging(LogLevel.None)
    .build()
  clients.push(connection)
  return connection
}

function nextStatus(connection: HubConnection): Promise<string> {
  return new Promise((resolve) => connection.on(statusEvent, resolve))
}

beforeEach(async () => {
  server = await startTestHub()
})

afterEach(async () => {
  await Promise.all(clients.splice(0).map((connection) => connection.stop()))
  await server.end()
})

describe('the session hub, with the official client', () => {
  it.each([
    ['after a negotiation', false],
    ['without a negotiation', true],
  ])('answers GetConnectionId %s with the id it lists [CAL-28]', async (_how, skipNegotiation) => {
    const connection = client('default', skipNegotiation)
    await connection.start()
    const id = await connection.invoke<string>('GetConnectionId')
    expect(server.hub.connections('default')).toEqual([
      { id, namespace: 'default', openedAt: 1_700_000_000_000, userName: null },
    ])
    if (!skipNegotiation) expect(connection.connectionId).toBe(id)
  })

  it('answers a call of an unknown method with an error and stays open', async () => {
    const connection = client()
    await connection.start()
    await expect(connection.invoke('Shout')).rejects.toThrow("The hub has no method 'Shout'.")
    await expect(connection.invoke('GetConnectionId')).resolves.toEqual(expect.any(String))
  })

  it('pushes ReceiveSessionStatus to one connection or to all [CAL-28]', async () => {
    const first = client()
    const second = client()
    await Promise.all([first.start(), second.start()])
    const heardByFirst: string[] = []
    first.on(statusEvent, (message: string) => heardByFirst.push(message))
    const heard = nextStatus(second)
    expect(server.hub.push('default', second.connectionId ?? '', 'solo tú')).toBe(1)
    expect(await heard).toBe('solo tú')
    expect(server.hub.push('default', 'all', 'todos')).toBe(2)
    await until(() => heardByFirst.length > 0)
    expect(heardByFirst).toEqual(['todos'])
    expect(server.hub.push('default', 'nobody', 'nadie')).toBe(0)
  })

  it('links a connection to a user', async () => {
    const connection = client()
    await connection.start()
    const id = connection.connectionId ?? ''
    expect(server.hub.identify('default', id, 'maria.gomez')).toBe(true)
    expect(server.hub.connections('default')[0]?.userName).toBe('maria.gomez')
    expect(server.hub.identify('default', 'nobody', 'maria.gomez')).toBe(false)
    expect(server.hub.identify('other', id, 'maria.gomez')).toBe(false)
  })

  it('drops connections, and gives a new id to a client that reconnects', async () => {
    const connection = client()
    await connection.start()
    const before = connection.connectionId
    const back = new Promise<string | undefined>((resolve) => connection.onreconnected(resolve))
    expect(server.hub.drop('default')).toBe(1)
    const after = await back
    expect(after).not.toBe(before)
    expect(server.hub.connections('default').map(({ id }) => id)).toEqual([after])
  })

  it('refuses new connections only, while it is set to', async () => {
    const inside = client()
    await inside.start()
    server.hub.refuse('default', true)
    await expect(client().start()).rejects.toThrow('401')
    expect(server.hub.connections('default')).toHaveLength(1)
    server.hub.refuse('default', false)
    await client().start()
    expect(server.hub.connections('default')).toHaveLength(2)
  })

  it('forgets a client that leaves', async () => {
    const connection = client()
    await connection.start()
    await connection.stop()
    await until(() => server.hub.connections('default').length === 0)
  })

  it('asks its clients to reconnect when it closes', async () => {
    const connection = client()
    await connection.start()
    const away = new Promise<Error | undefined>((resolve) => connection.onreconnecting(resolve))
    await server.hub.close()
    await away
    expect(server.hub.connections('default')).toEqual([])
  })

  it('keeps two namespaces apart', async () => {
    const mine = client('mine')
    const yours = client('yours')
    await Promise.all([mine.start(), yours.start()])
    const heard: string[] = []
    mine.on(statusEvent, (message: string) => heard.push(message))
    server.hub.refuse('yours', true)
    expect(server.hub.connections('mine').map(({ id }) => id)).toEqual([mine.connectionId])
    expect(server.hub.push('yours', mine.connectionId ?? '', 'ajeno')).toBe(0)
    expect(server.hub.push('yours', 'all', 'ajeno')).toBe(1)
    expect(server.hub.drop('yours')).toBe(1)
    expect(server.hub.push('mine', 'all', 'propio')).toBe(1)
    await until(() => heard.length > 0)
    expect(heard).toEqual(['propio'])
  })
})
