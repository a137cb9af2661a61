/** @jest-environment node */
import { receivedCount } from './receivedCount.ts'

it.each([
  [3, 3],
  ['7', 7],
  [2.9, 2],
  [null, 0],
  [undefined, 0],
  [-4, 0],
  ['many', 0],
  [Infinity, 0],
])('reads %p as %p', (sent, count) => expect(receivedCount(sent)).toBe(count))
