import { storedChoice, onNotStored, reportUnreadable, wordChoice } from './choice.ts'
import { switchChoice } from './switchChoice.ts'

const words = ['plain', 'loud'] as const

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it.each([
  [null, 'plain'],
  ['loud', 'loud'],
  ['LOUD', 'plain'],
  ['', 'plain'],
  ['{"a":1}', 'plain'],
])('stored as %j means %s', (stored, value) => {
  if (stored !== null) localStorage.setItem('voice', stored)
  expect(wordChoice('voice', words).read()).toBe(value)
})

it('stores a choice, removes it for the default value, and resets', () => {
  const voice = wordChoice('voice', words)
  voice.choose('loud')
  expect([voice.read(), localStorage.getItem('voice')]).toEqual(['loud', 'loud'])
  voice.choose('plain')
  expect([voice.read(), localStorage.getItem('voice')]).toEqual(['plain', null])
  const isOn = switchChoice('bell')
  isOn.choose(false)
  expect([isOn.read(), localStorage.getItem('bell')]).toEqual([false, 'no'])
  isOn.reset()
  expect([isOn.read(), localStorage.getItem('bell')]).toEqual([true, null])
})

it('returns a stable value until it changes', () => {
  const list = storedChoice('list', (stored) => JSON.parse(stored ?? '[]') as number[], JSON.stringify)
  list.choose([1])
  expect(list.read()).toBe(list.read())
  expect(list.read()).toEqual([1])
  list.choose([1, 2])
  expect(list.read()).toEqual([1, 2])
})

it('notifies listeners of the same key in this and other tabs', () => {
  const [one, other] = [wordChoice('voice', words), wordChoice('voice', words)]
  const [everywhere, here] = [jest.fn(), jest.fn()]
  const stops = [one.onChange(everywhere), one.onChangeHere(here)]
  const notify = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
  other.choose('loud')
  expect([everywhere.mock.calls.length, here.mock.calls.length]).toEqual([1, 1])
  notify('voice')
  notify('else')
  notify(null)
  expect([everywhere.mock.calls.length, here.mock.calls.length]).toEqual([3, 1])
  for (const stop of stops) stop()
  other.choose('plain')
  notify('voice')
  expect([everywhere.mock.calls.length, here.mock.calls.length]).toEqual([3, 1])
})

it('stays in memory without storage, and reports it', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const heard = jest.fn()
  const stop = onNotStored(heard)
  const voice = wordChoice('voice', words)
  voice.choose('loud')
  expect([voice.read(), heard.mock.calls.length]).toEqual(['loud', 1])
  voice.choose('plain')
  expect([voice.read(), heard.mock.calls.length]).toEqual(['plain', 1])
  stop()
})

it('reports an unreadable value after rendering', async () => {
  const heard = jest.fn()
  const stop = onNotStored(heard)
  reportUnreadable()
  expect(heard).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
})
