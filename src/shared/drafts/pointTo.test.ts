import { markTitle } from '#shared/hooks/useTitle.ts'
import { answerMs, answerPointing, pointTo } from './liveEdits.ts'

type Hear = (event: { data: unknown }) => void
const open = new Set<{ hear: Hear[] }>()

class Channel {
  hear: Hear[] = []
  constructor() {
    open.add(this)
  }
  addEventListener(_type: string, hear: Hear): void {
    this.hear.push(hear)
  }
  postMessage(data: unknown): void {
    for (const other of open)
      if (other !== this) for (const hear of other.hear) queueMicrotask(() => hear({ data }))
  }
  close(): void {
    open.delete(this)
  }
}

const onFound = jest.fn()
const flush = (): Promise<unknown> => jest.advanceTimersByTimeAsync(1)

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { BroadcastChannel: Channel })
  window.focus = jest.fn()
  markTitle(null)
  onFound.mockReset()
})
afterEach(() => {
  expect(open.size).toBe(0)
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
})

it.each<[string, () => unknown]>([
  ['has the focus', () => window.dispatchEvent(new Event('focus'))],
  ['is pressed on', () => window.dispatchEvent(new Event('pointerdown'))],
  ['has keys pressed', () => window.dispatchEvent(new Event('keydown'))],
  ['is seen', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the tab of an edit marks its title from the request until it %s', async (_what, come) => {
  const stop = answerPointing('a', () => '→ Aquí', onFound)
  const answer = pointTo('a')
  await flush()
  expect(await answer).toBe(true)
  expect([document.title, onFound.mock.calls.length]).toEqual(['→ Aquí', 0])
  expect(window.focus).toHaveBeenCalled()
  come()
  come()
  expect([document.title, onFound.mock.calls.length]).toEqual(['', 1])
  stop()
})

it('is found once after two requests, and its mark ends with its edit', async () => {
  const stop = answerPointing('a', () => '→ Aquí', onFound)
  await Promise.all([pointTo('a'), pointTo('a'), flush()])
  stop()
  expect(document.title).toBe('')
  window.dispatchEvent(new Event('focus'))
  expect(onFound).not.toHaveBeenCalled()
})

it.each([
  ['another edit', 'b', 'Channel'],
  ['nobody', null, 'Channel'],
  ['a browser without channels', 'a', null],
])('reports that %s does not answer', async (_who, edit, channel) => {
  if (channel === null) Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  const stop = edit === null ? null : answerPointing(edit, () => '→ Aquí', onFound)
  const answer = pointTo('a')
  await jest.advanceTimersByTimeAsync(answerMs)
  expect([await answer, document.title]).toEqual([false, ''])
  stop?.()
})

it('ignores other messages on the channel', async () => {
  const stop = answerPointing('a', () => '→ Aquí', onFound)
  const stranger = new Channel()
  for (const data of [null, 'point', { type: 'point' }, { type: 'pointed', edit: 'a' }])
    stranger.postMessage(data)
  await flush()
  expect(document.title).toBe('')
  stranger.close()
  stop()
})
