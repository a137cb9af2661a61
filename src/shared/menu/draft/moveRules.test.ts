/** @jest-environment node */
import { moveProblem, moveStep, moveTo, stepPlace, type Step } from './moveRules.ts'
import { keyOf, shape, tree } from './testTree.ts'

describe('a step', () => {
  it.each<[Step, string, string, string]>([
    ['up', 'B', 'A B C', 'B A C'],
    ['up', 'A', 'A B C', 'A B C'],
    ['up', 'D', 'A(C D)', 'A(D C)'],
    ['down', 'A', 'A B C', 'B A C'],
    ['down', 'B', 'A B C', 'A C B'],
    ['down', 'C', 'A B C', 'A B C'],
    ['nest', 'B', 'A B C', 'A(B) C'],
    ['nest', 'C', 'A B(D) C', 'A B(D C)'],
    ['nest', 'A', 'A B C', 'A B C'],
    ['unnest', 'C', 'A(B C D) E', 'A(B D) C E'],
    ['unnest', 'D', 'A(B(D)) E', 'A(B D) E'],
    ['unnest', 'A', 'A B', 'A B'],
  ])('%s of %s turns %s into %s', (step, name, before, after) => {
    expect(shape(moveStep(tree(before), keyOf(name), step))).toBe(after)
  })

  it('without a target returns the same tree and no position', () => {
    const before = tree('A B')
    expect(moveStep(before, keyOf('A'), 'up')).toBe(before)
    expect(stepPlace(before, keyOf('A'), 'up')).toBeNull()
    expect(stepPlace(before, keyOf('Z'), 'down')).toBeNull()
  })
})

describe('a move', () => {
  it.each([
    ['A', 'B', null, 'B(C D A)'],
    ['A', 'B', 'D', 'B(C A D)'],
    ['C', null, 'A', 'C A B(D)'],
    ['C', null, null, 'A B(D) C'],
    ['B', 'A', null, 'A(B(C D))'],
    ['C', 'B', null, 'A B(D C)'],
  ])('of %s below %s before %s gives %s', (name, parent, before, after) => {
    const place = { parent: parent && keyOf(parent), before: before && keyOf(before) }
    expect(shape(moveTo(tree('A B(C D)'), keyOf(name), place))).toBe(after)
  })

  it.each([
    ['below itself', 'B', 'B'],
    ['below what hangs below it', 'B', 'C'],
    ['to where it is', 'D', 'B'],
    ['of what is not there', 'Z', 'B'],
  ])('%s returns the same tree [T84]', (_which, name, parent) => {
    const before = tree('A B(C D)')
    expect(moveTo(before, keyOf(name), { parent: keyOf(parent), before: null })).toBe(before)
  })

  it('is limited to ten levels', () => {
    const ten = tree('A(B(C(D(E(F(G(H(I(J))))))))) X(Y)')
    const [x, y] = ['X', 'Y'].map(keyOf) as [string, string]
    expect(moveProblem(ten, x, { parent: keyOf('J'), before: null })).toBe('too-deep')
    expect(moveProblem(ten, x, { parent: keyOf('I'), before: null })).toBe('too-deep')
    expect(moveProblem(ten, y, { parent: keyOf('I'), before: null })).toBeNull()
    expect(moveTo(ten, x, { parent: keyOf('I'), before: null })).toBe(ten)
    expect(moveProblem(ten, keyOf('A'), { parent: keyOf('J'), before: null })).toBe('inside-itself')
  })
})
