import { copyText } from './clipboard.ts'
import { isOnline } from './connection.ts'
import { databaseNames, deleteDatabase, openDatabase } from './database.ts'
import { openWindow } from './openWindow.ts'
import { randomId } from './randomId.ts'
import { hasServiceWorker, removeServiceWorkers } from './serviceWorkers.ts'
import { localStore, sessionStore, type KeyValue } from './storage.ts'
import { openTabChannel } from './tabChannel.ts'
import { heldLocks } from './heldLocks.ts'
import { holdLock } from './tabLocks.ts'
import { onSeen } from './visibility.ts'
import { canEncrypt } from './webCrypto.ts'

jest.mock('./log.ts')

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const failed = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    () => 'failed',
  )

function keep(store: KeyValue): unknown {
  const isKept = store.set('name', 'value')
  const found = [isKept, store.get('name'), store.keys()]
  store.remove('name')
  return [...found, store.get('name')]
}
const inMemory = [false, 'value', ['name'], null]

function seenOnce(): number {
  const seen = jest.fn()
  const forget = onSeen(seen)
  document.dispatchEvent(new Event('visibilitychange'))
  forget()
  return seen.mock.calls.length
}

/** Area, name, owner, use, and the expected result without it. */
const parts: [string, string, () => object, () => unknown, unknown][] = [
  ['a tab', 'sessionStorage', () => window, () => keep(sessionStore), inMemory],
  ['a browser', 'localStorage', () => window, () => keep(localStore), inMemory],
  ['databases', 'indexedDB', () => window, () => failed(openDatabase('x', jest.fn())), 'failed'],
  ['names of databases', 'indexedDB', () => window, databaseNames, []],
  ['an end of databases', 'indexedDB', () => window, () => deleteDatabase('x'), false],
  ['channels', 'BroadcastChannel', () => window, () => openTabChannel('x'), null],
  ['a word of locks', 'locks', () => navigator, heldLocks, null],
  ['locks', 'locks', () => navigator, () => failed(holdLock('x', Promise.resolve())), 'done'],
  ['a clipboard', 'clipboard', () => navigator, () => copyText('x'), false],
  ['workers', 'serviceWorker', () => navigator, hasServiceWorker, false],
  ['workers to remove', 'serviceWorker', () => navigator, () => failed(removeServiceWorkers()), 'done'],
  ['caches', 'caches', () => window, () => failed(removeServiceWorkers()), 'done'],
  ['windows', 'open', () => window, () => openWindow('/login', ''), false],
  ['encryption', 'subtle', () => crypto, canEncrypt, false],
  ['random names', 'randomUUID', () => crypto, () => randomId().length, 36],
]
/** Features that never throw. */
const quietParts: typeof parts = [
  ['a word of its network', 'onLine', () => navigator, isOnline, true],
  ['a word of what is seen', 'visibilityState', () => document, seenOnce, 1],
]

it.each([
  ...parts.map(([what, name, ...rest]) => [name, 'throws', what, { get: refuse }, ...rest] as const),
  ...[...parts, ...quietParts].map(
    ([what, name, ...rest]) => [name, 'is missing', what, { value: undefined }, ...rest] as const,
  ),
])('where %s %s, %s has a fallback [T103]', async (name, _how, _what, gone, ownerOf, use, without) => {
  const owner = ownerOf()
  const own = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, ...gone })
  try {
    expect(await use()).toEqual(without)
  } finally {
    if (own) Object.defineProperty(owner, name, own)
    else Reflect.deleteProperty(owner, name)
  }
})

it('random ids are different UUIDs of version 4', () => {
  expect(randomId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(randomId()).not.toBe(randomId())
})
