/** @jest-environment node */
import { createListeners } from './listeners.ts'

it('calls each listener once until it is removed', () => {
  const { add, notify } = createListeners<[name: string, count: number]>()
  const [one, other] = [jest.fn(), jest.fn()]
  const leave = add(one)
  add(other)
  add(other)
  notify('a', 1)
  leave()
  notify('b', 2)
  expect(one.mock.calls).toEqual([['a', 1]])
  expect(other.mock.calls).toEqual([
    ['a', 1],
    ['b', 2],
  ])
})
