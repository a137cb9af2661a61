/** @jest-environment node */
import { startTestHub, until, type TestHub } from '#mock/hub/testHub.ts'
import { testTimers } from '#mock/hub/testTimers.ts'
import { browserSurroundings, startHub, type HubHandle, type HubSurroundings } from './hub.ts'

type Connection = Awaited<ReturnType<HubSurroundings['connect']>>

/** A connection controlled by the test. */
function scriptedConnection(id: unknown = 'id'): Connection & {
  opens: (good: boolean) => void
  hears: (...args: unknown[]) => void
  closes: () => void
  stop: jest.Mock<Promise<void>>
} {
  let settle: { resolve: () => void; reject: (cause: Error) => void }
  const handlers: ((...args: unknown[]) => void)[] = []
  const onClose: (() => void)[] = []
  const closes = (): void => onClose.forEach((each) => each())
  return {
    start: () => new Promise((resolve, reject) => (settle = { resolve, reject })),
    stop: jest.fn(async () => {
      settle.reject(new Error('stopped'))
      closes()
    }),
    invoke: <T>() => Promise.resolve(id as T),
    on: (_event: string, handler: (...args: unknown[]) => void) => handlers.push(handler),
    onclose: (handler) => onClose.push(() => handler()),
    opens: (good) => (good ? settle.resolve() : settle.reject(new Error('no network'))),
    hears: (...args) => handlers.forEach((each) => each(...args)),
    closes,
  }
}

function scene(ids: unknown[] = []) {
  const timers = testTimers()
  const connections: ReturnType<typeof scriptedConnection>[] = []
  const wakers = new Set<() => void>()
  const addresses: string[] = []
  const network = { isThere: true }
  const surroundings: HubSurroundings = {
    async connect(url) {
      addresses.push(url)
      const connection = scriptedConnection(ids[connections.length] ?? `id-${connections.length + 1}`)
      connections.push(connection)
      return connection
    },
    isOnline: () => network.isThere,
    listen(wake) {
      wakers.add(wake)
      return () => wakers.delete(wake)
    },
    setTimer: timers.setTimer,
    now: timers.now,
    random: () => 0,
  }
  const heard: string[] = []
  const options = {
    url: '/security',
    onConnected: (id: string) => heard.push(`connected ${id}`),
    onSessionStatus: (message: string) => heard.push(`status ${message}`),
  }
  const attempt = async (count: number): Promise<ReturnType<typeof scriptedConnection>> => {
    await until(() => connections.length >= count)
    return connections[count - 1] as ReturnType<typeof scriptedConnection>
  }
  const waiting = (): Promise<void> => until(() => timers.pending().length > 0)
  const wake = (): void => wakers.forEach((each) => each())
  return {
    timers,
    network,
    connections,
    addresses,
    wakers,
    surroundings,
    heard,
    options,
    attempt,
    waiting,
    wake,
  }
}

let handle: HubHandle | undefined
afterEach(() => handle?.stop())

describe('the session channel', () => {
  it('waits 0, 2, 10, 30 and then always 60 s, also for its first start', async () => {
    const { timers, surroundings, options, attempt, waiting } = scene()
    handle = startHub(options, surroundings)
    const waits: number[] = []
    for (let count = 1; count <= 7; count += 1) {
      ;(await attempt(count)).opens(false)
      await waiting()
      waits.push(timers.pending()[0] ?? -1)
      timers.advance(60_000)
    }
    expect(waits).toEqual([0, 2_000, 10_000, 30_000, 60_000, 60_000, 60_000])
  })

  it.each([
    ['begins to count again after it was connected for ten seconds', 10_000, 0],
    ['counts on where a connection was over sooner', 9_999, 30_000],
  ])('%s (hardening T35)', async (_what, heldMs, wait) => {
    const { timers, surroundings, options, heard, attempt, waiting } = scene()
    handle = startHub(options, surroundings)
    for (const count of [1, 2, 3]) {
      ;(await attempt(count)).opens(false)
      await waiting()
      timers.advance(60_000)
    }
    const good = await attempt(4)
    good.opens(true)
    await until(() => heard.length === 1)
    timers.advance(heldMs)
    good.closes()
    await waiting()
    expect(timers.pending()).toEqual([wait])
  })

  it('waits 0, 2, 10, 30 and then 60 s for a hub that accepts and drops it (hardening T35)', async () => {
    const { timers, surroundings, options, heard, attempt, waiting } = scene()
    handle = startHub(options, surroundings)
    const waits: number[] = []
    for (let count = 1; count <= 6; count += 1) {
      const short = await attempt(count)
      short.opens(true)
      await until(() => heard.length === count)
      short.closes()
      await waiting()
      waits.push(timers.pending()[0] ?? -1)
      timers.advance(60_000)
    }
    expect(waits).toEqual([0, 2_000, 10_000, 30_000, 60_000, 60_000])
  })

  it('retries at once when the network returns or the page becomes visible', async () => {
    const { surroundings, options, connections, attempt, waiting, wake } = scene()
    handle = startHub(options, surroundings)
    ;(await attempt(1)).opens(false)
    await waiting()
    wake()
    const second = await attempt(2)
    wake()
    second.opens(false)
    await attempt(3)
    expect(connections).toHaveLength(3)
  })

  it('pauses offline and retries at once when online', async () => {
    const { network, surroundings, options, connections, attempt, waiting, wake, timers } = scene()
    network.isThere = false
    handle = startHub(options, surroundings)
    await waiting()
    timers.advance(60_000)
    await waiting()
    wake()
    await waiting()
    expect(connections).toHaveLength(0)
    network.isThere = true
    wake()
    await attempt(1)
  })

  it('keeps an open connection when the page becomes visible', async () => {
    const { surroundings, options, connections, heard, attempt, waiting, wake, timers } = scene()
    handle = startHub(options, surroundings)
    const first = await attempt(1)
    first.opens(true)
    await until(() => heard.length === 1)
    wake()
    first.closes()
    await waiting()
    expect(connections).toHaveLength(1)
    expect(timers.pending()).toEqual([0])
  })

  it.each<[string, (first: Connection & { closes: () => void }) => unknown]>([
    ['it is lost', (first) => first.closes()],
    ['the channel is stopped', () => handle!.stop()],
  ])('signals the end of a connection once %s [T38]', async (_what, end) => {
    const { surroundings, options, attempt } = scene()
    const ends: AbortSignal[] = []
    handle = startHub({ ...options, onConnected: (_id, closed) => ends.push(closed) }, surroundings)
    const first = await attempt(1)
    first.opens(true)
    await until(() => ends.length === 1)
    expect(ends[0]!.aborted).toBe(false)
    void end(first)
    await until(() => ends[0]!.aborted)
  })

  it('treats an answer without an id as a failure', async () => {
    const { surroundings, options, heard, attempt, waiting, connections } = scene([42])
    handle = startHub(options, surroundings)
    ;(await attempt(1)).opens(true)
    await waiting()
    expect(connections[0]?.stop).toHaveBeenCalled()
    expect(heard).toEqual([])
  })

  it('ignores messages of an old connection', async () => {
    const { timers, surroundings, options, heard, attempt, waiting } = scene()
    handle = startHub(options, surroundings)
    const first = await attempt(1)
    first.opens(true)
    await until(() => heard.length === 1)
    first.closes()
    await waiting()
    timers.advance(0)
    ;(await attempt(2)).opens(true)
    await until(() => heard.length === 2)
    first.hears('too late')
    expect(heard).toEqual(['connected id-1', 'connected id-2'])
  })

  it.each([
    ['a text', ['Adiós'], 'Adiós'],
    ['nothing', [], ''],
    ['a number', [42], ''],
    ['an object', [{ text: 'Adiós' }], ''],
    ['an empty text', [''], ''],
  ])('reads %s as a message', async (_what, args, message) => {
    const { surroundings, options, heard, attempt } = scene()
    handle = startHub(options, surroundings)
    const first = await attempt(1)
    first.opens(true)
    await until(() => heard.length === 1)
    first.hears(...args)
    expect(heard).toEqual(['connected id-1', `status ${message}`])
  })

  it.each([
    ['while it connects', async () => {}],
    [
      'while it is connected',
      async ({ connections, heard }: ReturnType<typeof scene>) => {
        connections[0]?.opens(true)
        await until(() => heard.length === 1)
        heard.pop()
      },
    ],
    [
      'while it waits',
      async ({ connections, waiting }: ReturnType<typeof scene>) => {
        connections[0]?.opens(false)
        await waiting()
      },
    ],
  ])('stopped %s it sends no more events and cleans up', async (_when, bring) => {
    const stage = scene()
    const { surroundings, options, connections, heard, attempt, timers, wakers, wake } = stage
    handle = startHub(options, surroundings)
    const first = await attempt(1)
    await bring(stage)
    wake()
    const ended = handle.stop()
    first.hears('too late')
    await ended
    first.hears('too late')
    timers.advance(120_000)
    await handle.stop()
    expect(heard).toEqual([])
    expect(connections.length).toBeLessThanOrEqual(2)
    for (const connection of connections) expect(connection.stop).toHaveBeenCalled()
    expect(timers.pending()).toEqual([])
    expect(wakers.size).toBe(0)
  })

  it('is one per tab: a second start ends the first before it connects', async () => {
    const former = scene()
    const latter = scene()
    startHub(former.options, former.surroundings)
    const old = await former.attempt(1)
    old.opens(true)
    await until(() => former.heard.length === 1)
    handle = startHub(latter.options, latter.surroundings)
    expect(latter.connections).toHaveLength(0)
    await latter.attempt(1)
    expect(old.stop).toHaveBeenCalled()
    old.hears('too late')
    expect(former.heard).toEqual(['connected id-1'])
    expect(former.wakers.size).toBe(0)
  })

  it('opens the address of the contract, without a token', async () => {
    const { surroundings, options, addresses, attempt } = scene()
    handle = startHub(options, surroundings)
    await attempt(1)
    expect(addresses).toEqual(['/security/api/connections/session'])
  })
})

describe('the session channel and a hub', () => {
  let server: TestHub
  const timers = testTimers()
  const surroundings: HubSurroundings = {
    ...browserSurroundings,
    isOnline: () => true,
    listen: () => () => {},
    setTimer: timers.setTimer,
    now: timers.now,
    random: () => 0,
  }

  beforeEach(async () => {
    server = await startTestHub()
  })
  afterEach(async () => {
    await handle?.stop()
    await server.end()
  })

  it('passes on the connection id and every status [CAL-28]', async () => {
    const ids: string[] = []
    const messages: string[] = []
    const options = {
      url: server.security,
      onConnected: (id: string) => ids.push(id),
      onSessionStatus: (message: string) => messages.push(message),
    }
    handle = startHub(options, surroundings)
    await until(() => ids.length === 1)
    expect(server.hub.connections('default').map(({ id }) => id)).toEqual(ids)
    server.hub.push('default', ids[0] ?? '', 'Tu sesión se abrió en otro dispositivo.')
    await until(() => messages.length === 1)
    expect(messages).toEqual(['Tu sesión se abrió en otro dispositivo.'])
  })

  it('reconnects with a new id after each of ten drops, one socket at a time', async () => {
    const ids: string[] = []
    const options = { url: server.security, onConnected: (id: string) => ids.push(id), onSessionStatus() {} }
    handle = startHub(options, surroundings)
    for (let round = 1; round <= 10; round += 1) {
      await until(() => ids.length === round)
      timers.advance(10_000)
      expect(server.hub.drop('default')).toBe(1)
      await until(() => timers.pending().length > 0)
      timers.advance(0)
    }
    await until(() => ids.length === 11)
    expect(new Set(ids).size).toBe(11)
    expect(server.hub.connections('default')).toHaveLength(1)
  })

  it('disconnects from the hub when stopped', async () => {
    const ids: string[] = []
    const options = { url: server.security, onConnected: (id: string) => ids.push(id), onSessionStatus() {} }
    handle = startHub(options, surroundings)
    await until(() => ids.length === 1)
    await handle.stop()
    await until(() => server.hub.connections('default').length === 0)
  })
})

describe('the browser around the session channel', () => {
  const page = {
    window: new EventTarget(),
    document: Object.assign(new EventTarget(), { visibilityState: 'hidden' }),
  }
  beforeEach(() => Object.assign(globalThis, page))
  afterEach(() => {
    for (const name of Object.keys(page)) Reflect.deleteProperty(globalThis, name)
  })

  it('wakes it when online or visible again, until it is stopped', () => {
    const wake = jest.fn()
    const unlisten = browserSurroundings.listen(wake)
    const events = (): number => {
      wake.mockClear()
      page.window.dispatchEvent(new Event('online'))
      page.document.dispatchEvent(new Event('visibilitychange'))
      return wake.mock.calls.length
    }
    expect(events()).toBe(1)
    page.document.visibilityState = 'visible'
    expect(events()).toBe(2)
    unlisten()
    expect(events()).toBe(0)
  })
})
