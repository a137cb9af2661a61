/** @jest-environment node */
import { createAttempts, lockSeconds } from './attempts.ts'

let now = 0
const start = (): ReturnType<typeof createAttempts> => {
  now = 1_000_000
  return createAttempts(() => now)
}

it('locks a name in any case for a quarter of an hour at the third failure [LCK-20]', () => {
  const attempts = start()
  expect([attempts.fail('ana'), attempts.fail('Ana')]).toEqual([1, 2])
  expect([attempts.lockedFor('ana'), attempts.isLocked('ana')]).toEqual([0, false])
  expect(attempts.fail('ANA')).toBe(3)
  expect(lockSeconds).toBe(900)
  expect([attempts.lockedFor('ana'), attempts.isLocked('Ana')]).toEqual([900, true])
  expect(attempts.lockedFor('luis')).toBe(0)
})

it('ends the lock, in whole seconds rounded up, and counts again', () => {
  const attempts = start()
  for (let time = 0; time < 3; time += 1) attempts.fail('ana')
  now += 899_001
  expect([attempts.lockedFor('ana'), attempts.isLocked('ana')]).toEqual([1, true])
  now += 999
  expect([attempts.isLocked('ana'), attempts.lockedFor('ana')]).toEqual([false, 0])
  expect(attempts.fail('ana')).toBe(1)
})

it('forgets failures of a name only after its own success', () => {
  const attempts = start()
  for (const name of ['ana', 'ana', 'luis', 'luis']) attempts.fail(name)
  attempts.clear('Ana')
  expect([attempts.fail('ana'), attempts.fail('luis')]).toEqual([1, 3])
})

it('starts a set lock at the next attempt, not when it is read', () => {
  const attempts = start()
  attempts.lock('ana', 60)
  now += 100_000
  expect(attempts.isLocked('Ana')).toBe(true)
  expect(attempts.lockedFor('ana')).toBe(60)
  now += 59_000
  expect(attempts.lockedFor('ana')).toBe(1)
  now += 1_000
  expect(attempts.lockedFor('ana')).toBe(0)
})

it('restores saved attempts more than once', () => {
  const attempts = start()
  attempts.fail('ana')
  attempts.lock('luis', 60)
  const restore = attempts.save()
  for (let time = 0; time < 2; time += 1) {
    expect([attempts.fail('ana'), attempts.lockedFor('luis')]).toEqual([2, 60])
    restore()
    now += 10_000
  }
})
