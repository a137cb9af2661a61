/** @jest-environment node */
import { listCountries } from '#contracts/users.ts'
import { api, call } from './api.ts'
import { createStore, type Store } from './createStore.ts'
import { prefetch } from './joinedReads.ts'
import { listRoles } from '#contracts/roles.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { isHandledElsewhere } from './write.ts'
import type { ApiError } from './apiError.ts'

const { countries } = api.injectEndpoints({
  endpoints: (build) => ({ countries: build.query(call(listCountries)) }),
}).endpoints

let answers: (() => Response)[] = []
const refusal = (): Response => new Response('{}', { status: 500 })
const success = (): Response => new Response(JSON.stringify({ countries: [] }))

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] })
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(), ms)
    return limit.signal
  })
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift()!())
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms)
async function settle<T>(work: Promise<T>): Promise<T> {
  await pass(100)
  return work
}

function prefetched(...given: (() => Response)[]) {
  answers = given
  const store = createStore()
  store.dispatch(prefetch(countries.initiate(undefined, { subscribe: false, forceRefetch: 10 })))
  return { ask: () => store.dispatch(countries.initiate(undefined, { forceRefetch: 10 })) }
}

describe('the query that subscribes to a prefetch', () => {
  it('uses its answer', async () => {
    const { ask } = prefetched(success)
    await pass(100)
    expect(await settle(ask())).toMatchObject({ isSuccess: true })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['at once', 0],
    ['a moment later', 100],
  ])('uses its failure without another call: %s', async (_when, ms) => {
    const { ask } = prefetched(refusal, success)
    await pass(ms)
    expect(await settle(ask())).toMatchObject({ isError: true })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('sends its own call after an old failure', async () => {
    const { ask } = prefetched(refusal, success)
    await pass(3_100)
    expect(await settle(ask())).toMatchObject({ isSuccess: true })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('shows the failure of its next call at once', async () => {
    const { ask } = prefetched(refusal, refusal, refusal)
    const query = ask()
    await settle(query)
    expect(await settle(query.refetch())).toMatchObject({ isError: true })
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('backgroundReads', () => {
  const { roles } = api.injectEndpoints({
    endpoints: (build) => ({ roles: build.query(call(listRoles)) }),
  }).endpoints

  const headers = { application: 'suite' }
  const foreground = { headers }
  const background = { headers, isBackground: true } as const
  const success = (): Response => new Response(JSON.stringify({ result: { records: [] } }))
  const forbidden = (): Response => new Response('{}', { status: 403 })

  let store: Store
  let answers: (() => Response | Promise<Response>)[]
  const ask = (input: typeof foreground | typeof background, again = false) =>
    store.dispatch(roles.initiate(input, { forceRefetch: again }))
  const isTold = (): boolean => store.getState().session.isForbidden

  beforeEach(() => {
    store = createStore()
    answers = []
    writeSession({ token: testToken(), refreshToken: null })
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift()!())
  })
  afterEach(clearSession)

  /** Holds the answer back until the returned function is called. */
  function held(answer: () => Response): () => void {
    let give = (): void => {}
    const given = new Promise<void>((resolve) => (give = resolve))
    answers.push(() => given.then(answer))
    return give
  }

  it('shares the cache with a foreground read in both directions', async () => {
    answers = [success]
    await ask(foreground)
    expect(await ask(background)).toMatchObject({ isSuccess: true })
    expect(await ask(foreground)).toMatchObject({ isSuccess: true })
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(jest.mocked(fetch).mock.calls[0]![1]!.headers).toEqual(expect.objectContaining(headers))
  })

  it('hides a 403, and an equal foreground read sends its own call and shows it', async () => {
    answers = [forbidden, forbidden]
    const { error } = await ask(background)
    expect(isHandledElsewhere(error as ApiError)).toBe(false)
    expect(isTold()).toBe(false)
    const told = await ask(foreground)
    expect(isHandledElsewhere(told.error as ApiError)).toBe(true)
    expect(isTold()).toBe(true)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('shows a 403 if a foreground read has joined it', async () => {
    const give = held(forbidden)
    const asked = [ask(background), ask(foreground)]
    give()
    for (const { error } of await Promise.all(asked)) expect(isHandledElsewhere(error as ApiError)).toBe(true)
    expect(isTold()).toBe(true)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('hides a 403 if another background read has joined it', async () => {
    const give = held(forbidden)
    const asked = [ask(background), ask(background)]
    give()
    await Promise.all(asked)
    expect(isTold()).toBe(false)
  })

  it('is a background read again the next time', async () => {
    const give = held(success)
    const asked = [ask(background), ask(foreground)]
    give()
    await Promise.all(asked)
    answers = [forbidden]
    await ask(background, true)
    expect(isTold()).toBe(false)
  })

  it('shows a 403 to a later foreground read that uses the cache', async () => {
    answers = [success, forbidden]
    await ask(background)
    await ask(background, true)
    expect(isTold()).toBe(false)
    expect(await ask(foreground)).toMatchObject({ data: { result: { records: [] } } })
    expect(isTold()).toBe(true)
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})
