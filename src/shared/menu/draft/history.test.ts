/** @jest-environment node */
import { beginHistory, changeTo, historyLimit, redo, undo, type History } from './history.ts'

const steps = (count: number): History<number> =>
  Array.from({ length: count }, (_, at) => at + 1).reduce(changeTo<number>, beginHistory(0))

const times = (history: History<number>, count: number, go: typeof undo): number =>
  Array.from({ length: count }).reduce<History<number>>((now) => go(now), history).present

it.each([
  [10, 10, 0],
  [10, 3, 7],
  [10, 99, 0],
  [60, 60, 60 - historyLimit],
])('after %s steps and %s undos the state is %s', (count, undone, state) => {
  expect(times(steps(count), undone, undo)).toBe(state)
})

it('redoes undone steps up to the last one', () => {
  const back = undo(undo(undo(steps(5))))
  expect(times(back, 2, redo)).toBe(4)
  expect(times(back, 9, redo)).toBe(5)
})

it('drops undone steps after a new one', () => {
  const other = changeTo(undo(undo(steps(5))), 99)
  expect(redo(other)).toBe(other)
  expect(undo(other).present).toBe(3)
})

it('has no step for an empty change', () => {
  const history = steps(2)
  expect(changeTo(history, 2)).toBe(history)
})
