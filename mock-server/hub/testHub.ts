import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { sessionHub } from '#contracts/session-hub.ts'
import { emptyReply } from '../http/reply.ts'
import { nodeHandlers } from '../nodeHost.ts'
import { createSessionHub, type SessionHub } from './sessionHub.ts'
import { testTimers, type TestTimers } from './testTimers.ts'

export type TestHub = {
  hub: SessionHub
  timers: TestTimers
  /** Base of the security service. */
  security: string
  /** The hub's own address. */
  url: string
  end: () => Promise<void>
}

/** A hub on a free port, for tests. The namespace is the header `x-mock-namespace`; ids count up. */
export async function startTestHub(): Promise<TestHub> {
  const timers = testTimers()
  let ids = 0
  const hub = createSessionHub({
    namespaceOf: ({ headers }) => headers.get('x-mock-namespace') ?? 'default',
    newId: () => `id-${(ids += 1)}`,
    now: () => 1_700_000_000_000,
    setTimer: timers.setTimer,
  })
  const { handler, upgrade } = nodeHandlers({
    answer: (request) => Promise.resolve(hub.answer(request) ?? emptyReply(418)),
    routes: [],
    rawView: null,
    connect: hub.connect,
  })
  const server = createServer(handler).on('upgrade', upgrade)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const security = `http://127.0.0.1:${(server.address() as AddressInfo).port}/security`
  return {
    hub,
    timers,
    security,
    url: security + sessionHub.path,
    async end() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await hub.close()
      await closed
    },
  }
}

/** Resolves as soon as `isTrue` holds, checked after each socket event; rejects after 4 s. */
export async function until(isTrue: () => boolean): Promise<void> {
  const limit = AbortSignal.timeout(4_000)
  while (!isTrue()) await setImmediate(undefined, { signal: limit })
}
