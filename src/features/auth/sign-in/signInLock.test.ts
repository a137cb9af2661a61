import { act, renderHook } from '@testing-library/react'
import {
  longestLock,
  removeLock,
  storeLock,
  storedLock,
  hashOf,
  onLockChange,
  useSignInLock,
} from './signInLock.ts'

const minute = 60_000
const stored = (): string => JSON.stringify({ ...localStorage })

beforeEach(() => jest.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

describe('a lock', () => {
  it('is stored with its end and without the typed name', () => {
    storeLock({ until: Date.now() + minute, nameHash: hashOf('maria.gomez') })
    expect(storedLock()).toEqual({ until: Date.now() + minute, nameHash: hashOf('Maria. Gomez\u200B') })
    expect(stored()).not.toContain('maria')
    expect(storedLock()).toBe(storedLock())
  })

  it('ends when its time is over [LCK-11]', () => {
    storeLock({ until: Date.now() + minute, nameHash: 'x' })
    expect(storedLock()).not.toBeNull()
    jest.advanceTimersByTime(minute)
    expect([storedLock(), localStorage.getItem('lock.')]).toEqual([null, null])
  })

  it('notifies of changes from this and other tabs', () => {
    const args = jest.fn()
    const end = onLockChange(args)
    storeLock({ until: Date.now() + minute, nameHash: 'x' })
    removeLock()
    window.dispatchEvent(new StorageEvent('storage'))
    expect(args).toHaveBeenCalledTimes(3)
    end()
    removeLock()
    expect(args).toHaveBeenCalledTimes(3)
    expect(storedLock()).toBeNull()
  })

  it.each([1, 400, longestLock])('of %i more seconds is valid after a reload', (seconds) => {
    const lock = { until: Date.now() + seconds * 1_000, nameHash: 'x' }
    localStorage.setItem('lock.', JSON.stringify(lock))
    expect(storedLock()).toEqual(lock)
  })

  it.each([
    ['that has ended', { until: 1_799_999_999_999, nameHash: 'x' }],
    ['longer than any', { until: 1_800_360_000_001, nameHash: 'x' }],
    ['without an end', { nameHash: 'x' }],
    ['of nobody', { until: 1_800_000_060_000 }],
    ['that is none', 'null'],
    ['that is no JSON', '{'],
  ])('%s is ignored and removed', (_what, value) => {
    localStorage.setItem('lock.', typeof value === 'string' ? value : JSON.stringify(value))
    expect(storedLock()).toBeNull()
    expect(localStorage.getItem('lock.')).toBeNull()
  })
})

describe('a form with a locked name', () => {
  const lockFor = (ms: number): void => storeLock({ until: Date.now() + ms, nameHash: hashOf('maria') })

  it.each([
    ['maria', true],
    [' MARIA ', true],
    ['ana', false],
    // An empty field may become the locked name.
    ['', true],
    ['  ', true],
  ])('is disabled for %j: %s', (name, isLocked) => {
    const { result } = renderHook(useSignInLock)
    expect(result.current.isLockedFor(name)).toBe(false)
    act(() => lockFor(minute))
    expect(result.current.isLockedFor(name)).toBe(isLocked)
    act(removeLock)
    expect(result.current.isLockedFor(name)).toBe(false)
  })

  it('ends its lock by its own clock, even after another tab did', () => {
    lockFor(1_000)
    const { result } = renderHook(useSignInLock)
    act(removeLock)
    expect(result.current.lock).not.toBeNull()
    act(() => result.current.end())
    expect(result.current.lock).toBeNull()
  })

  it('is enabled at the end without a countdown [LCK-11]', () => {
    lockFor(minute)
    const { result } = renderHook(useSignInLock)
    expect(result.current.isLockedFor('maria')).toBe(true)
    jest.advanceTimersByTime(minute)
    expect(result.current.isLockedFor('maria')).toBe(false)
  })

  it('is enabled after a sign-in in another tab, and takes the newer of two locks', () => {
    lockFor(minute)
    const { result } = renderHook(useSignInLock)
    act(() => lockFor(2 * minute))
    expect(result.current.lock!.until).toBe(Date.now() + 2 * minute)
    act(removeLock)
    expect(result.current.lock).toBeNull()
  })
})

describe('the hash of a name', () => {
  it.each([
    ['ana', 'Ana '],
    ['ÑANDÚ', 'ñandú'],
  ])('is the same for %s and %s', (one, other) => expect(hashOf(one)).toBe(hashOf(other)))

  it('differs between names', () => {
    const names = ['ana', 'ana.', 'an', 'maria', 'aan', 'naa', '']
    expect(new Set(names.map(hashOf)).size).toBe(names.length)
  })
})
