import { act, renderHook } from '@testing-library/react'
import {
  longestLock,
  removeLock,
  storeLock,
  storedLock,
  markOf,
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
  it('is kept with its end, and without the name that was typed', () => {
    storeLock({ until: Date.now() + minute, whose: markOf('maria.gomez') })
    expect(storedLock()).toEqual({ until: Date.now() + minute, whose: markOf('Maria. Gomez\u200B') })
    expect(stored()).not.toContain('maria')
    expect(storedLock()).toBe(storedLock())
  })

  it('is none once its time is over, though nobody ended it [LCK-11]', () => {
    storeLock({ until: Date.now() + minute, whose: 'x' })
    expect(storedLock()).not.toBeNull()
    jest.advanceTimersByTime(minute)
    expect([storedLock(), localStorage.getItem('lock.')]).toEqual([null, null])
  })

  it('is told of, kept or forgotten, by this tab and by others', () => {
    const told = jest.fn()
    const end = onLockChange(told)
    storeLock({ until: Date.now() + minute, whose: 'x' })
    removeLock()
    window.dispatchEvent(new StorageEvent('storage'))
    expect(told).toHaveBeenCalledTimes(3)
    end()
    removeLock()
    expect(told).toHaveBeenCalledTimes(3)
    expect(storedLock()).toBeNull()
  })

  it.each([1, 400, longestLock])(
    'of %i more seconds is believed when the page is loaded again',
    (seconds) => {
      const lock = { until: Date.now() + seconds * 1_000, whose: 'x' }
      localStorage.setItem('lock.', JSON.stringify(lock))
      expect(storedLock()).toEqual(lock)
    },
  )

  it.each([
    ['that has ended', { until: 1_799_999_999_999, whose: 'x' }],
    ['longer than any', { until: 1_800_360_000_001, whose: 'x' }],
    ['without an end', { whose: 'x' }],
    ['of nobody', { until: 1_800_000_060_000 }],
    ['that is none', 'null'],
    ['that is no JSON', '{'],
  ])('%s is not believed and not left behind', (_what, value) => {
    localStorage.setItem('lock.', typeof value === 'string' ? value : JSON.stringify(value))
    expect(storedLock()).toBeNull()
    expect(localStorage.getItem('lock.')).toBeNull()
  })
})

describe('a form whose name is locked', () => {
  const lockFor = (ms: number): void => storeLock({ until: Date.now() + ms, whose: markOf('maria') })

  it.each([
    ['maria', true],
    [' MARIA ', true],
    ['ana', false],
    // Nobody has been named yet: it may be the locked one.
    ['', true],
    ['  ', true],
  ])('is closed for %j: %s', (name, isLocked) => {
    const { result } = renderHook(useSignInLock)
    expect(result.current.isLockedFor(name)).toBe(false)
    act(() => lockFor(minute))
    expect(result.current.isLockedFor(name)).toBe(isLocked)
    act(removeLock)
    expect(result.current.isLockedFor(name)).toBe(false)
  })

  it('ends its lock by its own clock, though another tab saw the end first', () => {
    lockFor(1_000)
    const { result } = renderHook(useSignInLock)
    act(removeLock)
    expect(result.current.lock).not.toBeNull()
    act(() => result.current.end())
    expect(result.current.lock).toBeNull()
  })

  it('opens with the time, though nothing counted it down [LCK-11]', () => {
    lockFor(minute)
    const { result } = renderHook(useSignInLock)
    expect(result.current.isLockedFor('maria')).toBe(true)
    jest.advanceTimersByTime(minute)
    expect(result.current.isLockedFor('maria')).toBe(false)
  })

  it('is open at once where another tab has signed in, and takes the newer of two locks', () => {
    lockFor(minute)
    const { result } = renderHook(useSignInLock)
    act(() => lockFor(2 * minute))
    expect(result.current.lock!.until).toBe(Date.now() + 2 * minute)
    act(removeLock)
    expect(result.current.lock).toBeNull()
  })
})

describe('the mark of a name', () => {
  it.each([
    ['ana', 'Ana '],
    ['ÑANDÚ', 'ñandú'],
  ])('is the same for %s and %s', (one, other) => expect(markOf(one)).toBe(markOf(other)))

  it('differs between names', () => {
    const names = ['ana', 'ana.', 'an', 'maria', 'aan', 'naa', '']
    expect(new Set(names.map(markOf)).size).toBe(names.length)
  })
})
