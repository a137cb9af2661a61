import { testToken } from '#shared/session/testTokens.ts'

export type Reply = { status: number; body: unknown } | 'drop'
export type Service = {
  /** Calls other than the refresh, in order of arrival, with their tokens. */
  calls: { path: string; token: string | null; headers: Headers }[]
  refreshes: string[]
}

export const first = testToken({ jti: 'first' })
export const second = testToken({ jti: 'second' })
export const goodRefresh: Reply = {
  status: 200,
  body: { result: { token: second, refreshToken: 'refresh-2' } },
}
export const menu = { result: { records: [] } }

/** A service that accepts only the second token, delays each answer, and refreshes as configured. */
export function fakeService(
  options: { refresh?: Reply[]; delays?: number[]; accepts?: string[] } = {},
): Service {
  const service: Service = { calls: [], refreshes: [] }
  const refresh = [...(options.refresh ?? [goodRefresh])]
  const delays = [...(options.delays ?? [])]
  const accepts = new Set((options.accepts ?? [second]).map((token) => `Bearer ${token}`))
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    const headers = new Headers(init?.headers)
    if (path.endsWith('/RefreshToken')) {
      service.refreshes.push(String(init?.body))
      const reply = refresh.length > 1 ? refresh.shift()! : refresh[0]!
      await jest.advanceTimersByTimeAsync(0)
      return answer(reply)
    }
    const token = headers.get('Authorization')
    service.calls.push({ path, token, headers })
    const delay = delays.shift() ?? 0
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    return answer(accepts.has(token ?? '') ? { status: 200, body: menu } : { status: 401, body: {} })
  })
  return service
}

export function answer(reply: Reply): Response {
  if (reply === 'drop') throw new TypeError('Failed to fetch')
  return new Response(JSON.stringify(reply.body), { status: reply.status })
}

/** Fresh modules, so that cases are independent. */
export async function portal(): Promise<{
  ask: (user: string) => Promise<{ data?: unknown; error?: unknown }>
  tokens: typeof import('#shared/session/tokens.ts')
  events: typeof import('#shared/session/sessionEvents.ts')
  store: import('./createStore.ts').Store
}> {
  jest.resetModules()
  const { menusApi } = await import('#features/menus/api.ts')
  const { store } = await import('./store.ts')
  const tokens = await import('#shared/session/tokens.ts')
  const events = await import('#shared/session/sessionEvents.ts')
  const { setAppName } = await import('./appName.ts')
  setAppName('ibuhoo')
  const ask = (userid: string): Promise<{ data?: unknown; error?: unknown }> =>
    store.dispatch(menusApi.endpoints.listMenu.initiate({ headers: { userid } }, { forceRefetch: true }))
  return { ask, tokens, events, store }
}

export async function settle<T>(work: Promise<T>): Promise<T> {
  await jest.advanceTimersByTimeAsync(20_000)
  return work
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] }))
afterEach(() => {
  jest.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
})

export const users = Array.from({ length: 10 }, (_, index) => String(index + 1))
export const arrivals = {
  simultaneous: users.map(() => 0),
  staggered: users.map((_, index) => 10 + index * 60),
  'one straggler after the refresh': users.map((_, index) => (index === 9 ? 5_000 : 0)),
}
