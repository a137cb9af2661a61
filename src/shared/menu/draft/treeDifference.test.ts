/** @jest-environment node */
import { keyOf, tree } from './testTree.ts'
import { longestRise, treeDifference, type Standing, type TreeChange } from './treeDifference.ts'
import { updateItem } from './treeRules.ts'

const at = ({ above, position }: Standing): string => [...above, position].join('/')

function line(change: TreeChange): string {
  switch (change.kind) {
    case 'added':
      return `+${change.name} ${at(change.to)}`
    case 'removed':
      return `-${change.name} ${at(change.from)}`
    case 'moved':
      return `${change.name} ${at(change.from)} → ${at(change.to)}`
    case 'changed':
      return `${change.name}: ${change.fields.join()}`
  }
}

it.each([
  ['A B C', 'A B C', []],
  ['A B C', 'A B C D', ['+D 4']],
  ['A B(C)', 'A B', ['-C B/1']],
  ['A B C', 'C A B', ['C 3 → 1']],
  ['A B C D', 'B C D A', ['A 1 → 4']],
  ['A B C', 'C B A', ['C 3 → 1', 'B 2 → 2']],
  ['A(C) B', 'A B(C)', ['C A/1 → B/1']],
  ['A(B(C)) D', 'D A(B) C', ['D 2 → 1', 'C A/B/1 → 3']],
  ['A(B)', 'B(A)', ['B A/1 → 1', 'A 1 → B/1']],
])('from %s to %s the changes are %j', (before, after, lines) => {
  expect(treeDifference(tree(before), tree(after)).map(line)).toEqual(lines)
})

it('names the changed fields of an item, also of a moved one', () => {
  const before = tree('A B')
  const after = updateItem(tree('B A'), keyOf('B'), { name: 'X', privilege: ['VER'] })
  expect(treeDifference(before, after).map(line)).toEqual(['X 2 → 1', 'X: name,privilege'])
})

it.each([
  [[], []],
  [
    [1, 2, 3],
    [1, 2, 3],
  ],
  [[3, 2, 1], [1]],
  [
    [2, 3, 4, 1],
    [2, 3, 4],
  ],
  [
    [5, 1, 6, 2, 3],
    [1, 2, 3],
  ],
])('the longest rise of %j is %j', (numbers, rise) => {
  expect(longestRise(numbers)).toEqual(rise)
})
