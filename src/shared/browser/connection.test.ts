import { isConnected, isOnline, noteAnswer, onConnection } from './connection.ts'
import { askAgainMs } from './whenPageAnswers.ts'

beforeEach(() => {
  jest.useFakeTimers()
  noteAnswer(true)
})
afterEach(() => jest.useRealTimers())

it('does not report a lost network after one call without an answer', () => {
  noteAnswer(false)
  noteAnswer(true)
  noteAnswer(false)
  expect(isConnected()).toBe(true)
})

it('reports a lost network after two calls without an answer, until one is answered', () => {
  noteAnswer(false)
  noteAnswer(false)
  expect(isConnected()).toBe(false)
  noteAnswer(true)
  expect(isConnected()).toBe(true)
})

it('requests the page every five seconds until it answers', async () => {
  const ask = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  ask.mockResolvedValue(new Response())
  noteAnswer(false)
  noteAnswer(false)
  await jest.advanceTimersByTimeAsync(askAgainMs)
  expect(ask.mock.calls).toEqual([
    ['/login', expect.objectContaining({ method: 'HEAD', redirect: 'manual' })],
  ])
  expect(isConnected()).toBe(false)
  await jest.advanceTimersByTimeAsync(askAgainMs)
  expect(isConnected()).toBe(true)
  await jest.advanceTimersByTimeAsync(10 * askAgainMs)
  expect(ask).toHaveBeenCalledTimes(2)
})

describe('a browser that reports to be offline', () => {
  const args = jest.fn()
  let forget: () => void
  beforeEach(() => {
    args.mockReset()
    forget = onConnection(args)
  })
  afterEach(() => {
    forget()
    jest.restoreAllMocks()
  })
  const setOnline = (isThere: boolean): void => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
    window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
  }

  const later = (work: () => unknown): unknown => setTimeout(work, 1_500)

  it.each<[string, () => unknown, boolean]>([
    ['believed where nobody answers', () => undefined, false],
    ['believed where a call stays without an answer', () => noteAnswer(false), false],
    ['believed where an answer was under way', () => noteAnswer(true), false],
    ['not believed where a call is answered', () => later(() => noteAnswer(true)), true],
    ['not believed where a later call fails', () => later(() => [noteAnswer(true), noteAnswer(false)]), true],
  ])('is %s [T104]', async (_what, meanwhile, isThere) => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    setOnline(false)
    meanwhile()
    await jest.advanceTimersByTimeAsync(3 * askAgainMs)
    expect([isOnline(), isConnected()]).toEqual([isThere, isThere])
  })

  it.each([
    ['nothing was under way', () => undefined],
    ['an answer was under way', () => noteAnswer(true)],
  ])('is overruled if the page answers and %s, with a notification [T104]', async (_, answer) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
    setOnline(false)
    answer()
    expect(isOnline()).toBe(false)
    await jest.advanceTimersByTimeAsync(1_000)
    expect([isOnline(), isConnected(), args.mock.calls.length]).toEqual([true, true, 2])
  })

  it('is trusted again when it goes offline again', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    setOnline(false)
    await jest.advanceTimersByTimeAsync(1_500)
    noteAnswer(true)
    expect(isOnline()).toBe(true)
    setOnline(true)
    setOnline(false)
    await jest.advanceTimersByTimeAsync(1_500)
    expect(isOnline()).toBe(false)
  })

  it('stops requesting the page once online', async () => {
    const ask = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    setOnline(false)
    await jest.advanceTimersByTimeAsync(1_000 + askAgainMs)
    setOnline(true)
    await jest.advanceTimersByTimeAsync(10 * askAgainMs)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is not trusted by a page that was just loaded', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    jest.resetModules()
    const fresh = await import('./connection.ts')
    expect(fresh.isOnline()).toBe(true)
  })
})

it('assumes a network if the browser reports nothing', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(undefined as unknown as boolean)
  expect(isOnline()).toBe(true)
})
