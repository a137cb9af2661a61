/** @jest-environment node */
import { schedule } from './schedule.ts'
import type { Counts, Step } from './step.ts'

const good: Counts = { passed: 1, failed: 0 }
const bad: Counts = { passed: 0, failed: 1 }
const step = (name: string, rest: Partial<Step> = {}): Step => ({
  name,
  run: ['true'],
  count: () => good,
  ...rest,
})

/** Runs steps that end on request; `log` records starts and ends. */
function table(failing: string[] = []) {
  const log: string[] = []
  const ends = new Map<string, () => void>()
  return {
    log,
    end: async (name: string) => {
      ends.get(name)!()
      await new Promise(setImmediate)
    },
    perform: async ({ name }: Step) => {
      log.push(name)
      await new Promise<void>((ended) => void ends.set(name, ended))
      return failing.includes(name) ? bad : good
    },
  }
}

describe('the schedule', () => {
  it('runs as many in parallel as there are slots, in order', async () => {
    const { log, end, perform } = table()
    const all = schedule([step('a'), step('b'), step('c')], 2, perform)
    expect(log).toEqual(['a', 'b'])
    await end('b')
    expect(log).toEqual(['a', 'b', 'c'])
    await end('c')
    await end('a')
    expect((await all).map(({ step: { name } }) => name)).toEqual(['b', 'c', 'a'])
  })

  it('gives a large step all slots, and small ones the time before', async () => {
    const { log, end, perform } = table()
    const all = schedule([step('a'), step('large', { places: 2 }), step('b')], 2, perform)
    expect(log).toEqual(['a', 'b'])
    await end('a')
    expect(log).toEqual(['a', 'b'])
    await end('b')
    expect(log).toEqual(['a', 'b', 'large'])
    await end('large')
    await all
  })

  it('runs steps without a slot beside all others, one at a time', async () => {
    const { log, end, perform } = table()
    const patient = { places: 0 } as const
    const all = schedule([step('large', { places: 2 }), step('b', patient), step('c', patient)], 2, perform)
    expect(log).toEqual(['large', 'b'])
    await end('b')
    expect(log).toEqual(['large', 'b', 'c'])
    await end('c')
    await end('large')
    await all
  })

  it('starts a step after its dependencies', async () => {
    const { log, end, perform } = table()
    const all = schedule([step('b', { needs: ['a'] }), step('a')], 2, perform)
    expect(log).toEqual(['a'])
    await end('a')
    expect(log).toEqual(['a', 'b'])
    await end('b')
    await all
  })

  it('counts a step as failed if a dependency has failed', async () => {
    const { log, end, perform } = table(['a'])
    const all = schedule([step('a'), step('b', { needs: ['a'] })], 2, perform)
    await end('a')
    expect(await all).toMatchObject([{ counts: bad }, { counts: bad }])
    expect(log).toEqual(['a'])
  })

  it('throws if nothing can start', async () => {
    await expect(
      schedule([step('b', { needs: ['nobody'] })], 2, () => Promise.resolve(good)),
    ).rejects.toThrow('b')
  })
})
