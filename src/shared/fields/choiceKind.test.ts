/** @jest-environment node */
import { choiceKind } from './choiceKind.ts'

it.each([
  [0, 'native'],
  [1, 'native'],
  [30, 'native'],
  [31, 'filtered'],
  [1000, 'filtered'],
])('%d options use the kind %s', (count, kind) => {
  expect(choiceKind(count)).toBe(kind)
})
