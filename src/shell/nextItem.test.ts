/** @jest-environment node */
import { itemByLetter, nextItem } from './nextItem.ts'

describe('nextItem', () => {
  it.each([
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 0],
    ['ArrowDown', -1, 3, 0],
    ['ArrowUp', 2, 3, 1],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', -1, 3, 2],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['ArrowDown', 0, 0, null],
    ['Enter', 1, 3, null],
    ['ArrowRight', 1, 3, null],
  ])('leads with %s from %i of %i to %s', (key, at, count, next) => {
    expect(nextItem(key, at, count)).toBe(next)
  })
})

describe('itemByLetter', () => {
  const names = ['Ayuda', 'Cerrar sesión', 'Ángulos', 'Español']
  it.each([
    ['a', -1, 0],
    ['a', 0, 2],
    ['A', 2, 0],
    ['e', 0, 3],
    ['c', 1, 1],
    ['z', 0, null],
    [' ', 0, null],
    ['Enter', 0, null],
  ])('finds %j after %i', (letter, at, found) => {
    expect(itemByLetter(letter, at, names)).toBe(found)
  })

  it('finds nothing in an empty menu', () => {
    expect(itemByLetter('a', 0, [])).toBeNull()
  })
})
