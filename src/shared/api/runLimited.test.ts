/** @jest-environment node */
import { runLimited } from './runLimited.ts'

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

it('answers in the order of the items, whatever is ready first, and never works on more than the limit', async () => {
  let running = 0
  let most = 0
  const work = async (item: number): Promise<number> => {
    running += 1
    most = Math.max(most, running)
    for (let turn = 10; turn > item; turn -= 1) await tick()
    running -= 1
    return item * 2
  }
  expect(await runLimited([0, 1, 2, 3, 4, 5, 6, 7, 8], 4, work)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16])
  expect(most).toBe(4)
})

it('leaves out what is no longer wanted when its turn comes', async () => {
  const seen: number[] = []
  const work = async (item: number): Promise<number> => {
    seen.push(item)
    await tick()
    return item
  }
  expect(await runLimited([1, 2, 3, 4, 5], 2, work, () => seen.length < 3)).toEqual([
    1,
    2,
    3,
    undefined,
    undefined,
  ])
})

it('has nothing to do without items', async () => {
  expect(await runLimited([], 4, () => Promise.reject(new Error('never')))).toEqual([])
})
