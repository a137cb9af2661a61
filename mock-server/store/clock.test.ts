/** @jest-environment node */
import { createClock } from './clock.ts'

let machine = 1_000
const clock = createClock(() => machine)

beforeEach(() => {
  machine = 1_000
  clock.reset()
})

describe('the clock', () => {
  it('follows the machine', () => {
    machine += 5
    expect(clock.now()).toBe(1_005)
  })

  it('runs on from the time it is set or moved to', () => {
    clock.set(50_000)
    machine += 5
    expect(clock.now()).toBe(50_005)
    clock.advance(-10)
    expect(clock.now()).toBe(49_995)
  })

  it('does not run while frozen, but can be moved', () => {
    clock.freeze()
    machine += 5
    expect([clock.now(), clock.isFrozen()]).toEqual([1_000, true])
    clock.advance(60)
    clock.set(clock.now() + 1)
    machine += 5
    expect(clock.now()).toBe(1_061)
  })

  it('runs on from the frozen time', () => {
    clock.freeze(7)
    machine += 5
    clock.unfreeze()
    machine += 5
    expect([clock.now(), clock.isFrozen()]).toEqual([12, false])
  })

  it('can be restored', () => {
    clock.freeze(7)
    const restore = clock.save()
    clock.reset()
    restore()
    expect([clock.now(), clock.isFrozen()]).toEqual([7, true])
  })
})
