import { act, renderHook } from '@testing-library/react'
import { removeLock, storeLock, storedLock, markOf, onLockChange, useSignInLock } from './signInLock.ts'

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
    expect(storedLock()).toEqual({ until: Date.now() + minute, whose: markOf('Maria.Gomez ') })
    expect(stored()).not.toContain('maria')
    expect(storedLock()).toBe(storedLock())
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

describe('a form', () => {
  it.each([
    ['the locked name', 'maria.gomez', true],
    ['it in other letters and spaces', ' Maria.Gomez ', true],
    ['no name, which may become the locked one', '', true],
    ['spaces', '  ', true],
    ['another name', 'maria', false],
  ])('with %s', (_what, name, isLocked) => {
    const { result } = renderHook(useSignInLock)
    expect(result.current.isLockedFor(name)).toBe(false)
    act(() => storeLock({ until: Date.now() + minute, whose: markOf('maria.gomez') }))
    expect(result.current.isLockedFor(name)).toBe(isLocked)
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
