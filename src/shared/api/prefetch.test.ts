/** @jest-environment node */
import { listCountries } from '#contracts/users.ts'
import { api, call } from './api.ts'
import { createStore } from './createStore.ts'
import { prefetch } from './prefetch.ts'

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
