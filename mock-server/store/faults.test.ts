/** @jest-environment node */
import { createFaults, type FaultOrder, type Strike } from './faults.ts'

function struck(order: Partial<FaultOrder>, calls: [string, string][]): boolean[] {
  const faults = createFaults()
  faults.add({ match: { path: '/api/user' }, kind: 'status', ...order })
  return calls.map(([method, path]) => faults.strike(method, path).fault !== null)
}

const list: [string, string] = ['GET', '/security/api/user/list']

describe('a fault', () => {
  it.each([
    ['a part of the path', { path: '/api/user/list' }, true],
    ['the path with its service', { path: '/security/api/user' }, true],
    ['other letters', { path: '/API/USER/List' }, true],
    ['another path', { path: '/api/role' }, false],
    ['its method', { path: 'list', method: 'get' }, true],
    ['another method', { path: 'list', method: 'POST' }, false],
  ])('matches by %s', (_how, match, hit) => {
    expect(struck({ match }, [list])).toEqual([hit])
  })

  it.each([
    [{ times: 2 }, [true, true, false, false]],
    [{ after: 1 }, [false, true, true, true]],
    [{ after: 1, times: 2 }, [false, true, true, false]],
    [{ times: 0 }, [false, false, false, false]],
  ])('with %j applies to %j', (order, hits) => {
    expect(struck(order, [list, list, list, list])).toEqual(hits)
  })

  it('delays each call by the next number, the rest by the last one', () => {
    const faults = createFaults()
    faults.add({ match: { path: 'list' }, kind: 'latency', ms: [30, 10] })
    const waits = [list, list, list].map(([method, path]) => faults.strike(method, path))
    expect(waits).toEqual([30, 10, 10].map((waitMs): Strike => ({ waitMs, fault: null })))
  })

  it('adds its delay to others, and leaves the answer to the oldest', () => {
    const faults = createFaults()
    faults.add({ match: { path: 'list' }, kind: 'latency', ms: 5 })
    const first = faults.add({ match: { path: 'list' }, kind: 'status', status: 503, times: 1 })
    const second = faults.add({ match: { path: 'list' }, kind: 'code', code: 'R101', ms: 7, times: 1 })
    expect(faults.strike(...list)).toMatchObject({ waitMs: 5, fault: { id: first.id } })
    expect(faults.strike(...list)).toMatchObject({ waitMs: 12, fault: { id: second.id } })
    expect(faults.strike(...list)).toEqual({ waitMs: 5, fault: null })
  })

  it('counts calls that matched and calls it was applied to', () => {
    const faults = createFaults()
    const { id } = faults.add({ match: { path: 'list' }, kind: 'reset', after: 1 })
    faults.strike(...list)
    faults.strike(...list)
    expect(faults.list()).toMatchObject([{ id, seen: 2, hits: 1 }])
    expect([faults.remove(id), faults.remove(id)]).toEqual([true, false])
    expect(faults.strike(...list).fault).toBeNull()
  })
})
